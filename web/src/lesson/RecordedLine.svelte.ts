import type { TableLine } from '../connection/Connection.svelte';
import type { TableServer } from '../connection/server.svelte';
import type { Message, Refused, Request } from '../protocol/messages';
import type { Script, ToldLesson, ToldStep } from './lesson';

/** There is nobody at the other end. */
const NOBODY = { isFar: false, dial: () => Promise.resolve(null) };

const refused = (reason: string): Refused => ({ type: 'refused', reason, rule: '', sentence: reason });

/** Where a lesson is given: nobody else is there, and nothing is kept. */
export const serverOf = (line: TableLine, game: string): TableServer => ({
  line,
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

/** A table that has been recorded: it says what it said then, and knows no move but those of its script. */
export class RecordedLine implements TableLine {
  readonly status = 'open';
  readonly delay = null;
  readonly carrier = NOBODY;
  onmessage: (message: Message) => void = () => undefined;

  #step = $state.raw(0);
  /** How many updates of the step have been told, and how many moves of the learner are among them. */
  #told = $state.raw(0);
  #asked = 0;
  readonly isDone = $derived.by(() => this.#told === this.#now.updates.length);

  constructor(
    private readonly script: Script,
    private readonly lesson: ToldLesson,
  ) {}

  get #now(): ToldStep {
    return this.lesson.steps[this.#step]!;
  }

  now(): number {
    return Date.now();
  }

  begin(step: number): void {
    this.#step = step;
    this.#told = 0;
    this.#asked = 0;
    this.onmessage(this.#now.table);
  }

  ask(request: Request): Promise<Message> {
    if (request.type === 'play') return Promise.resolve(this.#play(request.move));
    if (request.type === 'whyNot') return Promise.resolve(this.#whyNot(request.move));
    return Promise.resolve({ type: 'done' });
  }

  /** Somebody else told the next move. */
  follow(): void {
    if (this.#isLearner()) this.#asked += 1;
    this.#told += 1;
  }

  #play(move: string): Message {
    if (this.isDone || this.#nextMove() !== `${this.script.seat} ${move}`) return this.#whyNot(move);
    do this.#tell();
    while (!this.isDone && !this.#isLearner());
    return { type: 'done', version: this.#now.updates[this.#told - 1]?.version ?? 0 };
  }

  #whyNot(move: string): Message {
    const all = Object.entries(this.#now.refusals[this.#asked] ?? {});
    return refused(all.find(([, moves]) => moves.includes(move))?.[0] ?? 'NOT_ALLOWED');
  }

  #nextMove(): string | undefined {
    return this.script.moves[this.script.steps[this.#step]!.at + this.#told];
  }

  #isLearner(): boolean {
    return this.#nextMove()?.startsWith(`${this.script.seat} `) ?? false;
  }

  #tell(): void {
    const update = this.#now.updates[this.#told];
    this.follow();
    if (update) this.onmessage(update);
  }
}
