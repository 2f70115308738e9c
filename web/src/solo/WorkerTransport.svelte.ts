import { type Transport, OPEN, type Socket } from '../connection/transport';
import { isOutdated } from '../connection/outdated';
import { pause } from '../connection/pause';
import type { Request } from '../protocol/messages';
import { canRun } from './loader';
import type { Claim, FromWorker, SoloStatus, ToWorker } from './workerMessages';

const CLOSED = 3;
/** A worker that lives so long was no failure; others are started again later and later. */
const CALM = 60_000;
const LONGEST_REST = 30_000;

/** A worker that is ready, as a line wants to see it. */
class WorkerSocket implements Socket {
  readyState = OPEN;
  onopen: Socket['onopen'] = null;
  onclose: Socket['onclose'] = null;
  onerror: Socket['onerror'] = null;
  onmessage: Socket['onmessage'] = null;

  constructor(readonly worker: Worker) {
    // Like a WebSocket it opens when everybody has had time to listen.
    setTimeout(() => this.onopen?.(new Event('open')));
  }

  send(frame: string, request: Request): void {
    const { type } = request;
    const table = 'table' in request ? request.table : undefined;
    const game = 'game' in request ? request.game : undefined;
    this.worker.postMessage({ frame, about: { type, table, game } } satisfies ToWorker);
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.worker.terminate();
    this.onclose?.(new CloseEvent('close'));
  }
}

type Ask =
  { record: { table: string; match: number } } | { finished: string } | { forget: string } | { lesson: string };

/** Carries a line to the server on this device: starts its worker, and starts another when that one has failed. */
export class WorkerTransport implements Transport {
  readonly isFar = false;
  status = $state.raw<SoloStatus>('idle');
  /** Whether everything that we were told is stored on this device. */
  isStored = $state.raw(true);

  #socket: WorkerSocket | null = null;
  #asked = new Map<number, { resolve: (text: string) => void; reject: (why: Error) => void }>();
  #number = 0;
  #failures = 0;
  #knock: () => void = () => undefined;
  #claim: Claim = 'warm';
  #takesOver = false;
  /** Ends the worker that runs; null if none does. */
  #end: ((status: SoloStatus) => void) | null = null;
  #awake: Promise<void> = Promise.resolve();
  #wake: () => void = () => undefined;

  constructor(
    /** Whether tables outlive the page. */
    private readonly isKept: boolean,
    /** How the person wants to be called. */
    private readonly name: () => string | null,
  ) {}

  /** What could not be had may be there now: the network came back, somebody looks at this page again. */
  knock(): void {
    this.#knock();
  }

  /** Whether this page shows a table of this device: then others that only might play stand back. */
  need(isNeeded: boolean): void {
    this.#claim = isNeeded ? 'play' : 'warm';
    if (isNeeded) this.#knock();
  }

  /** This page plays from now on, and no other. */
  takeOver(): void {
    if (this.status === 'ready') return;
    this.#takesOver = true;
    if (this.status === 'elsewhere') this.status = 'loading';
    this.#knock();
  }

  /**
   * The browser sets the page aside, perhaps to show it again. Its worker would sleep with it and keep the lock, so it
   * ends: the next one reads everything from the store. What could not be stored is in the worker alone, which stays then.
   */
  sleep(): void {
    if (!this.isKept || !this.isStored) return;
    this.#awake = new Promise((resolve) => (this.#wake = resolve));
    this.#end?.('loading');
  }

  /** The page is shown again. */
  wake(): void {
    this.#wake();
  }

  async dial(): Promise<Socket | null> {
    if (!canRun()) {
      this.status = 'unsupported';
      return new Promise(() => undefined);
    }
    // Taken over by another page: there it stays until somebody wants it back.
    if (this.status === 'elsewhere' && !this.#takesOver) await this.#isWanted();
    for (;;) {
      await this.#awake;
      if (this.#failures > 1 && (await isOutdated())) {
        // Nothing but loading the page again helps. All that was told is kept.
        this.status = 'outdated';
        return new Promise(() => undefined);
      }
      if (this.#failures > 1) await pause(Math.min(LONGEST_REST, 250 * 2 ** this.#failures));
      const socket = await this.#start();
      if (socket) return socket;
      const isOver = this.status !== 'loading';
      if (isOver && !this.#takesOver) await this.#isWanted();
    }
  }

  #isWanted(): Promise<void> {
    return new Promise((resolve) => (this.#knock = resolve));
  }

  /** Asks what would go over HTTP. */
  async ask(question: Ask): Promise<string> {
    const socket = this.#socket;
    if (!socket) throw new Error('Nobody is there.');
    return new Promise((resolve, reject) => {
      const ask = ++this.#number;
      this.#asked.set(ask, { resolve, reject });
      socket.worker.postMessage({ ask, ...question } satisfies ToWorker);
    });
  }

  /** A worker that is ready; null if there can be none now, and then the status says why. */
  #start(): Promise<WorkerSocket | null> {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const begun = Date.now();
    // Who asks again whether another page still plays says nothing before the answer.
    if (this.status !== 'elsewhere') this.status = 'loading';
    return new Promise((resolve) => {
      const end = (status: SoloStatus): void => {
        this.#end = null;
        this.status = status;
        this.#hangUp(worker);
        resolve(null);
      };
      const crash = (): void => {
        this.#failures = Date.now() - begun > CALM ? 0 : this.#failures + 1;
        end('loading');
      };
      this.#end = end;
      worker.onerror = crash;
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if ('frame' in data) this.#socket?.onmessage?.(new MessageEvent('message', { data: data.frame }));
        else if ('answer' in data) this.#answer(data.answer, data.text);
        else if ('isStored' in data) this.isStored = data.isStored;
        else if ('crashed' in data) crash();
        else if (data.status === 'ready') {
          this.status = 'ready';
          this.#takesOver = false;
          resolve((this.#socket = new WorkerSocket(worker)));
        } else end(data.status);
      };
      const claim = this.#takesOver ? 'take over' : this.#claim;
      const begin = { isKept: this.isKept, claim, name: this.name() } as const;
      this.#takesOver = false;
      worker.postMessage({ begin } satisfies ToWorker);
    });
  }

  #hangUp(worker: Worker): void {
    const socket = this.#socket;
    worker.terminate();
    this.#socket = null;
    for (const { reject } of this.#asked.values()) reject(new Error('The worker has ended.'));
    this.#asked.clear();
    this.isStored = true;
    socket?.close();
  }

  #answer(ask: number, text: string): void {
    this.#asked.get(ask)?.resolve(text);
    this.#asked.delete(ask);
  }
}
