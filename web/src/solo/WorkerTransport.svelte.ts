import { type Transport, OPEN, type Socket } from '../connection/transport';
import { isOutdated } from '../connection/outdated';
import { pause } from '../connection/pause';
import type { Request } from '../protocol/messages';
import { canRun } from './loader';
import type { Claim, FromWorker, SoloStatus, ToWorker } from './workerMessages';

const CLOSED = 3;
/** A worker that has run this long did not fail at start; others are restarted with increasing delays. In milliseconds. */
const CALM = 60_000;
const LONGEST_REST = 30_000;

/** A ready worker as a socket. */
class WorkerSocket implements Socket {
  readyState = OPEN;
  onopen: Socket['onopen'] = null;
  onclose: Socket['onclose'] = null;
  onerror: Socket['onerror'] = null;
  onmessage: Socket['onmessage'] = null;

  constructor(readonly worker: Worker) {
    // Opens asynchronously, after the listeners are set, like a WebSocket.
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

/** Transport to the server on this device: starts its worker, and another one after a failure. */
export class WorkerTransport implements Transport {
  readonly isRemote = false;
  status = $state.raw<SoloStatus>('idle');
  /** Whether all received messages are stored on this device. */
  isStored = $state.raw(true);

  #socket: WorkerSocket | null = null;
  #asked = new Map<number, { resolve: (text: string) => void; reject: (why: Error) => void }>();
  #number = 0;
  #failures = 0;
  #retry: () => void = () => undefined;
  #claim: Claim = 'warm';
  #takesOver = false;
  /** Ends the running worker; null if there is none. */
  #end: ((status: SoloStatus) => void) | null = null;
  #awake: Promise<void> = Promise.resolve();
  #wake: () => void = () => undefined;

  constructor(
    /** Whether tables outlive the page. */
    private readonly isPersistent: boolean,
    /** The guest's chosen name. */
    private readonly name: () => string | null,
  ) {}

  /** Retries after a failure: the network is back, or the page is visible again. */
  retry(): void {
    this.#retry();
  }

  /** Whether this page shows a table of this device. Pages that only preload then give way. */
  need(isNeeded: boolean): void {
    this.#claim = isNeeded ? 'play' : 'warm';
    if (isNeeded) this.#retry();
  }

  /** Makes this page the only one that plays. */
  takeOver(): void {
    if (this.status === 'ready') return;
    this.#takesOver = true;
    if (this.status === 'elsewhere') this.status = 'loading';
    this.#retry();
  }

  /**
   * The browser freezes the page, perhaps to restore it later. A frozen worker would keep the lock, so it is ended; the
   * next one reads the stored state. If changes are not stored, the worker is the only copy and stays.
   */
  sleep(): void {
    if (!this.isPersistent || !this.isStored) return;
    this.#awake = new Promise((resolve) => (this.#wake = resolve));
    this.#end?.('loading');
  }

  /** The page is restored. */
  wake(): void {
    this.#wake();
  }

  async connect(): Promise<Socket | null> {
    if (!canRun()) {
      this.status = 'unsupported';
      return new Promise(() => undefined);
    }
    // Another page has taken over: it keeps the lock until this page is needed again.
    if (this.status === 'elsewhere' && !this.#takesOver) await this.#isWanted();
    for (;;) {
      await this.#awake;
      if (this.#failures > 1 && (await isOutdated())) {
        // Only a reload helps. All sent answers are stored.
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
    return new Promise((resolve) => (this.#retry = resolve));
  }

  /** Sends a request that would use HTTP with a remote server. */
  async ask(question: Ask): Promise<string> {
    const socket = this.#socket;
    if (!socket) throw new Error('No worker is running.');
    return new Promise((resolve, reject) => {
      const ask = ++this.#number;
      this.#asked.set(ask, { resolve, reject });
      socket.worker.postMessage({ ask, ...question } satisfies ToWorker);
    });
  }

  /** A ready worker; null if none is available, with the reason in `status`. */
  #start(): Promise<WorkerSocket | null> {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const begun = Date.now();
    // While the lock of another page is checked again, the status stays.
    if (this.status !== 'elsewhere') this.status = 'loading';
    return new Promise((resolve) => {
      const end = (status: SoloStatus): void => {
        this.#end = null;
        this.status = status;
        this.#terminate(worker);
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
      const begin = { isPersistent: this.isPersistent, claim, name: this.name() } as const;
      this.#takesOver = false;
      worker.postMessage({ begin } satisfies ToWorker);
    });
  }

  #terminate(worker: Worker): void {
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
