import { type Engine, sound } from './engine';
import type { Changes, Store } from './IndexedDbStore';
import type { About, FromWorker } from './workerMessages';

/** What the engine has not got: time and luck, and the weights of its bots. */
export interface World {
  now(): number;
  /** So many random bytes, in hexadecimal digits. */
  luck(bytes: number): string;
  learn(game: string): Promise<void>;
}

/** The first line of every answer: when to wake the engine, and what to keep. */
interface Outcome extends Changes {
  dueIn: number;
}

const LUCK_BYTES = 64;
const GUEST_BYTES = 8;
/** Timers of browsers end at 24 days. */
const LONGEST = 3_600_000;

/**
 * Serves the one page, and does one thing after another: asks the engine, has the store keep what came of it, and only
 * then tells. So nothing that was told is lost, whatever happens next. If anything throws, the clerk stops for good:
 * the next one reads from the store what was told by then.
 */
export class EngineSession {
  #last: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hasStopped = false;
  /** The tables at which the page is. */
  readonly #entered = new Set<string>();
  /** Of tables that were kept, which game is played there. */
  readonly #games = new Map<string, string>();

  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    private readonly world: World,
    private readonly tell: (message: FromWorker) => void,
    private readonly onfailure: (problem: unknown) => void,
    /** Whether the page has come to play: then it is busy before it has entered a table. */
    private isAwaited = false,
  ) {}

  /** Whether the page plays, or looks at what was played. */
  get isBusy(): boolean {
    return this.isAwaited || this.#entered.size > 0;
  }

  /** Takes what was kept. */
  begin(name: string | null): Promise<void> {
    return this.#next(async () => {
      const { guest, listings } = await this.store.all();
      for (const { table, game } of listings) this.#games.set(table, game);
      const called = name === null ? guest : { id: guest?.id ?? this.world.luck(GUEST_BYTES), name };
      await this.#keep(this.engine.begin(JSON.stringify({ ...(called ? { guest: called } : {}), listings })));
      if (called && called.name !== guest?.name) await this.store.write({ keep: [], drop: [], guest: called });
      await this.#keep(this.engine.join(this.world.now()));
    });
  }

  /** What the page says, as over a WebSocket. */
  hear(text: string, about: About): Promise<void> {
    return this.#next(async () => {
      await this.#prepare(about);
      await this.#keep(this.engine.hear(text, this.world.now(), this.world.luck(LUCK_BYTES)));
    });
  }

  record(ask: number, table: string, match: number): Promise<void> {
    return this.#answer(ask, table, () => this.engine.record(table, match));
  }

  finished(ask: number, table: string): Promise<void> {
    return this.#answer(ask, table, () => this.engine.finished(table));
  }

  /** Drops a table and all that was kept of it. */
  forget(ask: number, table: string): Promise<void> {
    return this.#next(async () => {
      await this.#keep(this.engine.forget(table));
      this.#entered.delete(table);
      this.tell({ answer: ask, text: '' });
    });
  }

  /** Lays out the table of a lesson. It is kept nowhere. */
  lesson(ask: number, script: string): Promise<void> {
    return this.#next(async () => {
      const { game, free } = JSON.parse(script) as { game: string; free?: boolean };
      // Where the script makes all moves, no bot has to think. Without weights the lesson just ends.
      const mayThink =
        free !== true ||
        (await this.world.learn(game).then(
          () => true,
          () => false,
        ));
      this.tell({ answer: ask, text: mayThink ? sound(this.engine.lesson(script)) : '' });
    });
  }

  /** Ends what is being done, and does nothing more. */
  async stop(): Promise<void> {
    this.#hasStopped = true;
    clearTimeout(this.#timer);
    await this.#last;
  }

  #answer(ask: number, table: string, text: () => string): Promise<void> {
    return this.#next(async () => {
      await this.#load(table);
      this.tell({ answer: ask, text: sound(text()) });
    });
  }

  #next(work: () => Promise<void>): Promise<void> {
    const turn = this.#last.then(async () => {
      if (this.#hasStopped) return;
      try {
        await work();
      } catch (problem) {
        this.#hasStopped = true;
        clearTimeout(this.#timer);
        this.onfailure(problem);
      }
    });
    this.#last = turn;
    return turn;
  }

  /** Logs are read when somebody asks for the table, weights when somebody will have to think there. */
  async #prepare({ type, table, game }: About): Promise<void> {
    if (type === 'open' && game !== undefined) await this.world.learn(game);
    if (table === undefined) return;
    if (type === 'leave' || type === 'close') this.#entered.delete(table);
    await this.#load(table);
    if (type !== 'enter') return;
    this.#entered.add(table);
    this.isAwaited = false;
  }

  async #load(table: string): Promise<void> {
    if (this.engine.knows(table)) return;
    const log = await this.store.log(table);
    if (log.length === 0) return;
    const game = this.#games.get(table);
    if (game !== undefined) await this.world.learn(game);
    sound(this.engine.load(table, log.join('\n')) ?? '');
  }

  async #keep(answer: string): Promise<void> {
    const [first = '', ...messages] = sound(answer).split('\n');
    const { dueIn, ...changes } = JSON.parse(first) as Outcome;
    if (changes.keep.length > 0 || changes.drop.length > 0 || changes.guest) await this.store.write(changes);
    for (const frame of messages) this.tell({ frame });
    clearTimeout(this.#timer);
    if (dueIn >= 0 && !this.#hasStopped) {
      this.#timer = setTimeout(() => void this.#wake(), Math.min(dueIn, LONGEST));
    }
  }

  #wake(): Promise<void> {
    return this.#next(async () => this.#keep(this.engine.wake(this.world.now(), this.world.luck(LUCK_BYTES))));
  }
}
