import { ConnectionLost } from '../../connection/Connection.svelte';
import type { Refused, ReplayStep, Seated } from '../../protocol/messages';
import type { LiveTable } from '../../table/LiveTable.svelte';

/** The number of steps in a request. The server sends at most 20, and answers for large tables are long. */
const chunkOf = (players: number): number => (players > 4 ? 10 : 20);

/** The steps of a finished match. Loads all of them, one request after another, wanted ones first. */
export class Steps {
  /** The loaded steps, by number. */
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
    /** The first step to load. */
    first: number,
  ) {
    this.#wanted.push(first);
    void this.#fetch();
  }

  /** Waits until a step is loaded; the latest wish has priority. */
  async want(step: number): Promise<void> {
    if (this.all[step]) return;
    this.#wanted.push(step);
    const come = new Promise<void>((go) => this.#waiting.push({ step, go }));
    void this.#fetch();
    await come;
  }

  /** Stops loading. */
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

  /** The next step to request: the latest wanted, else the first missing; null if all are loaded. */
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
      const { id, connection } = this.table;
      const answer = await connection.ask({ type: 'replay', table: id, match: this.match, from, count });
      if (answer.type === 'replay') this.#take(answer.moves, answer.steps, step);
      else if (answer.type === 'refused') await this.#refused(answer);
    } catch (problem) {
      // The connection reopens by itself; then the request is repeated.
      if (!(problem instanceof ConnectionLost)) throw problem;
    }
  }

  #take(moves: number, steps: ReplayStep[], asked: number): void {
    const all = Array.from({ length: moves + 1 }, (_, step) => this.all[step]);
    // Seatings are sent only when they change.
    let seats: Seated[] | undefined;
    for (const step of steps) {
      seats = step.seats ?? seats;
      all[step.step] = { ...step, ...(seats && { seats }) };
    }
    this.all = all;
    this.moves = moves;
    // A step beyond the end may have been requested.
    if (asked > moves) this.#wanted = [...this.#wanted.filter((step) => step <= moves), moves];
    const isDue = ({ step }: { step: number }): boolean => all[step] !== undefined || step > moves;
    const due = this.#waiting.filter(isDue);
    this.#waiting = this.#waiting.filter((each) => !isDue(each));
    for (const { go } of due) go();
  }

  async #refused(refusal: Refused): Promise<void> {
    if (refusal.reason === 'TOO_FAST' || refusal.reason === 'NOT_ENTERED') {
      // A rate limit passes by itself; otherwise the table must be entered again first.
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return;
    }
    this.refusal = refusal;
    this.#wanted = [];
  }
}
