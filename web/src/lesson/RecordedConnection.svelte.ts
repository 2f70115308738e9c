import type { TableConnection } from '../connection/Connection.svelte';
import type { TableServer } from '../connection/server.svelte';
import type { Message, Refused, Request } from '../protocol/messages';
import type { Script, RecordedLesson, RecordedStep } from './lesson';

/** A transport without a remote end. */
const NO_TRANSPORT = { isRemote: false, connect: () => Promise.resolve(null) };

const refused = (reason: string): Refused => ({ type: 'refused', reason, rule: '', sentence: reason });

/** The server of a lesson: no other guests, no storage. */
export const serverOf = (connection: TableConnection, game: string): TableServer => ({
  connection,
  isSolo: true,
  guest: null,
  reactions: [],
  archive: {
    record: () => Promise.reject(new Error('Lessons are not recorded.')),
    finished: () => Promise.resolve(null),
  },
  address: () => `/lesson/${game}`,
  rename: () => Promise.resolve(null),
});

/** Replays a recorded table. Accepts only the moves of its script. */
export class RecordedConnection implements TableConnection {
  readonly status = 'open';
  readonly delay = null;
  readonly transport = NO_TRANSPORT;
  onmessage: (message: Message) => void = () => undefined;

  #step = $state.raw(0);
  /** The number of updates sent in this step; they include the learner's moves. */
  #sent = $state.raw(0);
  #asked = 0;
  readonly isDone = $derived.by(() => this.#sent === this.#now.updates.length);

  constructor(
    private readonly script: Script,
    private readonly lesson: RecordedLesson,
  ) {}

  get #now(): RecordedStep {
    return this.lesson.steps[this.#step]!;
  }

  now(): number {
    return Date.now();
  }

  begin(step: number): void {
    this.#step = step;
    this.#sent = 0;
    this.#asked = 0;
    this.onmessage(this.#now.table);
  }

  ask(request: Request): Promise<Message> {
    if (request.type === 'play') return Promise.resolve(this.#play(request.move));
    if (request.type === 'whyNot') return Promise.resolve(this.#whyNot(request.move));
    return Promise.resolve({ type: 'done' });
  }

  /** Counts the next move as sent by another source. */
  follow(): void {
    if (this.#isLearner()) this.#asked += 1;
    this.#sent += 1;
  }

  #play(move: string): Message {
    if (this.isDone || this.#nextMove() !== `${this.script.seat} ${move}`) return this.#whyNot(move);
    do this.#send();
    while (!this.isDone && !this.#isLearner());
    return { type: 'done', version: this.#now.updates[this.#sent - 1]?.version ?? 0 };
  }

  #whyNot(move: string): Message {
    const all = Object.entries(this.#now.refusals[this.#asked] ?? {});
    return refused(all.find(([, moves]) => moves.includes(move))?.[0] ?? 'NOT_ALLOWED');
  }

  #nextMove(): string | undefined {
    return this.script.moves[this.script.steps[this.#step]!.at + this.#sent];
  }

  #isLearner(): boolean {
    return this.#nextMove()?.startsWith(`${this.script.seat} `) ?? false;
  }

  #send(): void {
    const update = this.#now.updates[this.#sent];
    this.follow();
    if (update) this.onmessage(update);
  }
}
