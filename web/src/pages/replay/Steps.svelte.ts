import { LineLost } from '../../connection/Connection.svelte';
import type { Refused, ReplayStep, Seated } from '../../protocol/messages';
import type { LiveTable } from '../../table/LiveTable.svelte';

/** How many steps are asked for at once; the server gives no more than 20, and big tables have long answers. */
const chunkOf = (players: number): number => (players > 4 ? 10 : 20);

/** The steps of a finished match. All of them are fetched, one request after another, those that are wanted first. */
export class Steps {
  /** As far as they have come, by their number. */
  all = $state.raw<readonly (ReplayStep | undefined)[]>([]);
  /** The number of the last step; null until the first answer. */
  moves = $state.raw<number | null>(null);
  refusal = $state.raw<Refused | null>(null);

  #wanted: number[] = [];
  #waiting: { step: number; go: () => void }[] = [];
  #isFetching = false;
  #isOver = false;

  constructor(
    private readonly table: LiveTable,
    private readonly match: number,
    /** The step with which to begin. */
    first: number,
  ) {
    this.#wanted.push(first);
    void this.#fetch();
  }

  /** Waits until a step has come; what was wanted last comes first. */
  async want(step: number): Promise<void> {
    if (this.all[step]) return;
    this.#wanted.push(step);
    const come = new Promise<void>((go) => this.#waiting.push({ step, go }));
    void this.#fetch();
    await come;
  }

  /** Nobody looks any more. */
  end(): void {
    this.#isOver = true;
  }

  async #fetch(): Promise<void> {
    if (this.#isFetching) return;
    this.#isFetching = true;
    try {
      for (let step = this.#next(); step !== null && !this.#isOver; step = this.#next()) await this.#ask(step);
    } finally {
      this.#isFetching = false;
    }
  }

  /** What to ask for: the newest that is wanted, else what is still missing. */
  #next(): number | null {
    while (this.#wanted.length > 0) {
      const step = this.#wanted.at(-1)!;
      const isThere = this.all[step] !== undefined || (this.moves !== null && step > this.moves);
      if (!isThere) return step;
      this.#wanted.pop();
    }
    if (this.moves === null || this.refusal) return null;
    for (let step = 0; step <= this.moves; step++) if (!this.all[step]) return step;
    return null;
  }

  async #ask(step: number): Promise<void> {
    const count = chunkOf(this.table.plan?.players ?? 6);
    const from = Math.floor(step / count) * count;
    try {
      const { id, line } = this.table;
      const answer = await line.ask({ type: 'replay', table: id, match: this.match, from, count });
      if (answer.type === 'replay') this.#take(answer.moves, answer.steps, step);
      else if (answer.type === 'refused') await this.#refused(answer);
    } catch (problem) {
      // A broken line opens itself again, and then the same is asked once more.
      if (!(problem instanceof LineLost)) throw problem;
    }
  }

  #take(moves: number, steps: ReplayStep[], asked: number): void {
    const all = Array.from({ length: moves + 1 }, (_, step) => this.all[step]);
    // Who sits where is said again only when it changes.
    let seats: Seated[] | undefined;
    for (const step of steps) {
      seats = step.seats ?? seats;
      all[step.step] = { ...step, ...(seats && { seats }) };
    }
    this.all = all;
    this.moves = moves;
    // Somebody may have asked for a step beyond the end.
    if (asked > moves) this.#wanted = [...this.#wanted.filter((step) => step <= moves), moves];
    const isDue = ({ step }: { step: number }): boolean => all[step] !== undefined || step > moves;
    const due = this.#waiting.filter(isDue);
    this.#waiting = this.#waiting.filter((each) => !isDue(each));
    for (const { go } of due) go();
  }

  async #refused(refusal: Refused): Promise<void> {
    if (refusal.reason === 'TOO_FAST' || refusal.reason === 'NOT_ENTERED') {
      // The one passes by itself, the other when the table has been entered anew.
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return;
    }
    this.refusal = refusal;
    this.#wanted = [];
  }
}
