import { facts } from '../game/facts.svelte';
import type { Message, Request, Welcome } from '../protocol/messages';
import { type Transport, NoCookies, OPEN, NetworkTransport, PATIENCE, type Socket } from './transport';
import type { ConnectionStatus } from './network.svelte';
import { pause } from './pause';

/** Thrown by `ask` if the connection breaks before the answer. The server may or may not have received the request. */
export class ConnectionLost extends Error {}

/** The part of a connection that a table needs. */
export type TableConnection = Pick<Connection, 'status' | 'delay' | 'transport' | 'now' | 'ask'>;

const PROTOCOL = 1;
// Detects a frozen server after ten seconds at most.
const PING_EVERY = 6_000;
/** Practically infinite, in milliseconds. Navigation or a visible page ends the wait. */
const NEVER = 1_000_000_000;

/**
 * The only connection to a server, over the network or to one on this device. Reconnects after each break: at the time
 * that the server named, else with exponential backoff. Measures the delay of remote servers. Requests wait while it is
 * broken.
 */
export class Connection {
  status = $state.raw<ConnectionStatus>('connecting');
  /** Round-trip time of the last ping, in milliseconds. */
  delay = $state.raw<number | null>(null);
  welcome = $state.raw<Welcome | null>(null);
  /** Receives every message that answers no request. */
  onmessage: (message: Message) => void = () => undefined;
  /** Called after each connect, before any other request. */
  onopen: () => void = () => undefined;

  #isTried: () => void = () => undefined;
  /** Resolves when the first connection attempt has succeeded or failed. */
  readonly firstTry = new Promise<void>((done) => (this.#isTried = done));

  #socket: Socket | null = null;
  #asked = new Map<string, { resolve: (answer: Message) => void; reject: (why: Error) => void }>();
  #waiting: (() => void)[] = [];
  #tries = 0;
  #number = 0;
  #clock = 0;
  #wake = new AbortController();
  #isStarted = false;

  constructor(readonly transport: Transport = new NetworkTransport()) {}

  /** The server's clock, in milliseconds since 1970. */
  now(): number {
    return Date.now() + this.#clock;
  }

  /** Sets the clock offset from a server time. */
  syncClock(now: number): void {
    if (this.transport.isRemote) this.#clock = now - Date.now();
  }

  start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    window.addEventListener('online', () => this.#checkNow());
    if (this.transport.isRemote) window.addEventListener('offline', () => this.#socket?.close());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.#checkNow();
    });
    void this.#run();
  }

  /** Closes the connection and reconnects at once, after another guest has signed in on this device. */
  renew(): void {
    this.#tries = 0;
    this.#socket?.close();
    this.#wake.abort();
  }

  /** Resolves when the connection is open. Starts it if necessary. */
  async whenOpen(): Promise<void> {
    this.start();
    while (this.status !== 'open') await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Sends a request and returns its answer. */
  async ask(request: Request & { id?: string }): Promise<Message> {
    if (this.status !== 'open') await this.whenOpen();
    return this.#send(request);
  }

  #send(request: Request & { id?: string }): Promise<Message> {
    const id = request.id ?? `q${++this.#number}`;
    return new Promise((resolve, reject) => {
      if (this.#socket?.readyState !== OPEN) {
        reject(new ConnectionLost());
        return;
      }
      this.#asked.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ ...request, id }), request);
    });
  }

  /** Connects, runs until the connection breaks, waits, and repeats for ever. */
  async #run(): Promise<void> {
    for (;;) {
      let rest: number | null = null;
      try {
        rest = await this.#runOnce();
      } catch (problem) {
        // The server is unreachable; the next attempt may succeed.
        if (problem instanceof NoCookies) rest = NEVER;
      }
      this.status = 'lost';
      this.#isTried();
      this.delay = null;
      this.#wake = new AbortController();
      await pause(rest ?? this.#backoff(), this.#wake.signal);
    }
  }

  /** Short at first, because another node may be available; random, because many clients may have lost the connection at once. */
  #backoff(): number {
    return 100 + Math.random() * Math.min(8000, 400 * 2 ** this.#tries++);
  }

  /** Runs one connection from open to close. Returns the reconnect delay that the server named, in milliseconds, or null. */
  async #runOnce(): Promise<number | null> {
    const socket = await this.transport.connect();
    if (!socket) return null;
    this.#socket = socket;
    let comeBack: number | null = null;
    const over = new Promise<void>((resolve) => {
      socket.onclose = () => resolve();
      socket.onerror = () => resolve();
    });
    socket.onmessage = (frame) => {
      const message = JSON.parse(frame.data as string) as Message;
      if (message.type === 'goodbye') comeBack = message.comeBackInMillis < 0 ? NEVER : message.comeBackInMillis;
      this.#receive(message);
    };
    socket.onopen = () => void this.#sayHello(socket);
    const pings = setInterval(() => void this.#ping(socket), PING_EVERY);
    const late = setTimeout(() => this.status !== 'open' && socket.close(), PATIENCE);
    await over;
    clearInterval(pings);
    clearTimeout(late);
    // Ignores a dead connection: its closing handshake may take a minute.
    socket.onmessage = null;
    socket.close();
    this.status = 'lost';
    for (const { reject } of this.#asked.values()) reject(new ConnectionLost());
    this.#asked.clear();
    return comeBack;
  }

  async #sayHello(socket: Socket): Promise<void> {
    try {
      const answer = await this.#send({ type: 'hello', protocol: PROTOCOL, plays: 'new' });
      if (answer.type !== 'welcome' || socket !== this.#socket) return;
      this.welcome = answer;
      facts.learn(answer.games);
      this.#tries = 0;
      this.status = 'open';
      this.#isTried();
      this.onopen();
      for (const go of this.#waiting.splice(0)) go();
      await this.#ping(socket);
    } catch {
      socket.close();
    }
  }

  async #ping(socket: Socket): Promise<void> {
    if (!this.transport.isRemote) return;
    const dead = setTimeout(() => this.#drop(socket), PATIENCE);
    try {
      const asked = performance.now();
      const answer = await this.#send({ type: 'ping' });
      this.delay = Math.round(performance.now() - asked);
      if (answer.type === 'pong') this.syncClock(answer.now + this.delay / 2);
    } catch {
      // `onclose` handles the failure.
    } finally {
      clearTimeout(dead);
    }
  }

  /** Drops a connection that does not answer; its close event may never come. */
  #drop(socket: Socket): void {
    socket.close();
    socket.onclose?.(new CloseEvent('close'));
  }

  #checkNow(): void {
    if (this.status === 'open' && this.#socket) void this.#ping(this.#socket);
    else this.#wake.abort();
  }

  #receive(message: Message): void {
    const re = 're' in message ? message.re : undefined;
    const asked = re === undefined ? undefined : this.#asked.get(re);
    if (re !== undefined && asked) {
      this.#asked.delete(re);
      asked.resolve(message);
    }
    if (asked && message.type !== 'table') return;
    if ('now' in message) this.syncClock(message.now);
    this.onmessage(message);
  }
}
