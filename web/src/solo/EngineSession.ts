import { type Engine, sound } from './engine';
import type { Changes, Store } from './IndexedDbStore';
import type { About, FromWorker } from './workerMessages';

/** The environment of the engine: clock, randomness and the weights of its bots. */
export interface Environment {
  now(): number;
  /** Random bytes as hexadecimal digits. */
  randomHex(bytes: number): string;
  learn(game: string): Promise<void>;
}

/** The first line of every answer: the next wake-up and the changes to store. */
interface CallResult extends Changes {
  dueIn: number;
}

const RANDOM_BYTES = 64;
const GUEST_BYTES = 8;
/** Browser timers overflow after 24 days. In milliseconds. */
const LONGEST = 3_600_000;

/**
 * Serves one page. Processes one request after another: calls the engine, stores its changes, and only then sends the
 * answers. So no sent answer is lost. Any exception stops the session for good; the next session reads the stored
 * state.
 */
export class EngineSession {
  #last: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hasStopped = false;
  /** The tables that the page has entered. */
  readonly #entered = new Set<string>();
  /** The games of stored tables, by table id. */
  readonly #games = new Map<string, string>();

  constructor(
    private readonly engine: Engine,
    private readonly store: Store,
    private readonly environment: Environment,
    private readonly send: (message: FromWorker) => void,
    private readonly onfailure: (problem: unknown) => void,
    /** Whether the page has come to play: then it is busy before it has entered a table. */
    private isAwaited = false,
  ) {}

  /** Whether the page has entered a table, to play or to replay. */
  get isBusy(): boolean {
    return this.isAwaited || this.#entered.size > 0;
  }

  /** Loads the stored listings and the guest into the engine. */
  begin(name: string | null): Promise<void> {
    return this.#next(async () => {
      const { guest, listings } = await this.store.all();
      for (const { table, game } of listings) this.#games.set(table, game);
      const called = name === null ? guest : { id: guest?.id ?? this.environment.randomHex(GUEST_BYTES), name };
      await this.#apply(this.engine.begin(JSON.stringify({ ...(called ? { guest: called } : {}), listings })));
      if (called && called.name !== guest?.name) await this.store.write({ keep: [], drop: [], guest: called });
      await this.#apply(this.engine.join(this.environment.now()));
    });
  }

  /** Handles a frame of the page, as over a WebSocket. */
  handle(text: string, about: About): Promise<void> {
    return this.#next(async () => {
      await this.#prepare(about);
      await this.#apply(this.engine.hear(text, this.environment.now(), this.environment.randomHex(RANDOM_BYTES)));
    });
  }

  record(ask: number, table: string, match: number): Promise<void> {
    return this.#answer(ask, table, () => this.engine.record(table, match));
  }

  finished(ask: number, table: string): Promise<void> {
    return this.#answer(ask, table, () => this.engine.finished(table));
  }

  /** Deletes a table and all its stored data. */
  forget(ask: number, table: string): Promise<void> {
    return this.#next(async () => {
      await this.#apply(this.engine.forget(table));
      this.#entered.delete(table);
      this.send({ answer: ask, text: '' });
    });
  }

  /** Creates the table of a lesson, which is never stored. */
  lesson(ask: number, script: string): Promise<void> {
    return this.#next(async () => {
      const { game, free } = JSON.parse(script) as { game: string; free?: boolean };
      // Scripted moves need no bot. If the weights for free play cannot be loaded, the lesson ends without it.
      const mayThink =
        free !== true ||
        (await this.environment.learn(game).then(
          () => true,
          () => false,
        ));
      this.send({ answer: ask, text: mayThink ? sound(this.engine.lesson(script)) : '' });
    });
  }

  /** Finishes the current request and stops. */
  async stop(): Promise<void> {
    this.#hasStopped = true;
    clearTimeout(this.#timer);
    await this.#last;
  }

  #answer(ask: number, table: string, text: () => string): Promise<void> {
    return this.#next(async () => {
      await this.#load(table);
      this.send({ answer: ask, text: sound(text()) });
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

  /** Loads the log of a requested table, and the weights if a bot will have to move there. */
  async #prepare({ type, table, game }: About): Promise<void> {
    if (type === 'open' && game !== undefined) await this.environment.learn(game);
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
    if (game !== undefined) await this.environment.learn(game);
    sound(this.engine.load(table, log.join('\n')) ?? '');
  }

  async #apply(answer: string): Promise<void> {
    const [first = '', ...messages] = sound(answer).split('\n');
    const { dueIn, ...changes } = JSON.parse(first) as CallResult;
    if (changes.keep.length > 0 || changes.drop.length > 0 || changes.guest) await this.store.write(changes);
    for (const frame of messages) this.send({ frame });
    clearTimeout(this.#timer);
    if (dueIn >= 0 && !this.#hasStopped) {
      this.#timer = setTimeout(() => void this.#wake(), Math.min(dueIn, LONGEST));
    }
  }

  #wake(): Promise<void> {
    return this.#next(async () =>
      this.#apply(this.engine.wake(this.environment.now(), this.environment.randomHex(RANDOM_BYTES))),
    );
  }
}
