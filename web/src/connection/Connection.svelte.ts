import { facts } from '../game/facts.svelte';
import type { Message, Request, Welcome } from '../protocol/messages';
import { type Transport, NoCookies, OPEN, OverTheNet, PATIENCE, type Socket } from './transport';
import type { LineStatus } from './network.svelte';
import { pause } from './pause';

/** What `ask` throws when the line went dead before the answer came: it may or may not have been heard. */
export class LineLost extends Error {}

/** As much of a line as a table needs, whoever is at its other end. */
export type TableLine = Pick<Connection, 'status' | 'delay' | 'carrier' | 'now' | 'ask'>;

const PROTOCOL = 1;
// A server that is frozen is noticed after ten seconds at the latest.
const PING_EVERY = 6_000;
/** Longer than anybody waits; whoever looks at the page again, or goes elsewhere in it, ends the wait. */
const NEVER = 1_000_000_000;

/**
 * The one line to a server, over the network or to one on this device. It opens itself again whenever it breaks: when
 * the server said, or else soon, and a little later after each try in vain. If there is a network in between, it
 * measures the delay. Whoever asks while it is broken waits.
 */
export class Connection {
  status = $state.raw<LineStatus>('connecting');
  /** How long the last question took, there and back, in milliseconds. */
  delay = $state.raw<number | null>(null);
  welcome = $state.raw<Welcome | null>(null);
  /** Told of every message that answers nothing. */
  onmessage: (message: Message) => void = () => undefined;
  /** Told whenever the line stands anew, before anything else is asked. */
  onopen: () => void = () => undefined;

  #isTried: () => void = () => undefined;
  /** Done when the line stands for the first time, or could not be had. */
  readonly firstTry = new Promise<void>((done) => (this.#isTried = done));

  #socket: Socket | null = null;
  #asked = new Map<string, { resolve: (answer: Message) => void; reject: (why: Error) => void }>();
  #waiting: (() => void)[] = [];
  #tries = 0;
  #number = 0;
  #clock = 0;
  #wake = new AbortController();
  #isStarted = false;

  constructor(readonly carrier: Transport = new OverTheNet()) {}

  /** The server's clock, in milliseconds since 1970. */
  now(): number {
    return Date.now() + this.#clock;
  }

  /** Takes the server's word for what time it is. */
  hear(now: number): void {
    if (this.carrier.isFar) this.#clock = now - Date.now();
  }

  start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    window.addEventListener('online', () => this.#hurry());
    if (this.carrier.isFar) window.addEventListener('offline', () => this.#socket?.close());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.#hurry();
    });
    void this.#live();
  }

  /** Hangs up and comes back at once: after another guest signed in on this device. */
  renew(): void {
    this.#tries = 0;
    this.#socket?.close();
    this.#wake.abort();
  }

  /** Done when the line stands; a line that is asked for starts itself. */
  async whenOpen(): Promise<void> {
    this.start();
    while (this.status !== 'open') await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Asks, and gives the one message that answers. */
  async ask(request: Request & { id?: string }): Promise<Message> {
    if (this.status !== 'open') await this.whenOpen();
    return this.#send(request);
  }

  #send(request: Request & { id?: string }): Promise<Message> {
    const id = request.id ?? `q${++this.#number}`;
    return new Promise((resolve, reject) => {
      if (this.#socket?.readyState !== OPEN) {
        reject(new LineLost());
        return;
      }
      this.#asked.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ ...request, id }), request);
    });
  }

  /** Connects, talks until the line breaks, waits, and begins anew, for ever. */
  async #live(): Promise<void> {
    for (;;) {
      let rest: number | null = null;
      try {
        rest = await this.#talk();
      } catch (problem) {
        // Not to be reached: the next try may.
        if (problem instanceof NoCookies) rest = NEVER;
      }
      this.status = 'lost';
      this.#isTried();
      this.delay = null;
      this.#wake = new AbortController();
      await pause(rest ?? this.#backoff(), this.#wake.signal);
    }
  }

  /** Soon at first, since another node may be there; by chance, since many may have lost theirs at the same moment. */
  #backoff(): number {
    return 100 + Math.random() * Math.min(8000, 400 * 2 ** this.#tries++);
  }

  /** One line, from the first word to the last; gives after how many milliseconds the server wants us back, if it said. */
  async #talk(): Promise<number | null> {
    const socket = await this.carrier.dial();
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
      this.#take(message);
    };
    socket.onopen = () => void this.#greet(socket);
    const pings = setInterval(() => void this.#ping(socket), PING_EVERY);
    const late = setTimeout(() => this.status !== 'open' && socket.close(), PATIENCE);
    await over;
    clearInterval(pings);
    clearTimeout(late);
    // A dead line is left alone: its closing handshake may take a minute.
    socket.onmessage = null;
    socket.close();
    this.status = 'lost';
    for (const { reject } of this.#asked.values()) reject(new LineLost());
    this.#asked.clear();
    return comeBack;
  }

  async #greet(socket: Socket): Promise<void> {
    try {
      const answer = await this.#send({ type: 'hello', protocol: PROTOCOL });
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
    if (!this.carrier.isFar) return;
    const dead = setTimeout(() => this.#abandon(socket), PATIENCE);
    try {
      const asked = performance.now();
      const answer = await this.#send({ type: 'ping' });
      this.delay = Math.round(performance.now() - asked);
      if (answer.type === 'pong') this.hear(answer.now + this.delay / 2);
    } catch {
      // The line says so itself.
    } finally {
      clearTimeout(dead);
    }
  }

  /** Gives up a line that does not answer; it may not even notice that it is closed. */
  #abandon(socket: Socket): void {
    socket.close();
    socket.onclose?.(new CloseEvent('close'));
  }

  #hurry(): void {
    if (this.status === 'open' && this.#socket) void this.#ping(this.#socket);
    else this.#wake.abort();
  }

  #take(message: Message): void {
    const re = 're' in message ? message.re : undefined;
    const asked = re === undefined ? undefined : this.#asked.get(re);
    if (re !== undefined && asked) {
      this.#asked.delete(re);
      asked.resolve(message);
    }
    if (asked && message.type !== 'table') return;
    if ('now' in message) this.hear(message.now);
    this.onmessage(message);
  }
}
