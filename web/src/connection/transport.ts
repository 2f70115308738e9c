import type { Request, Session } from '../protocol/messages';
import { network } from './network.svelte';
import { reach } from './reach.svelte';

/** One end of a connection, as a WebSocket is one: that is all a line knows of what carries it. */
export interface Socket {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onerror: ((event: Event) => void) | null;
  onmessage: ((frame: MessageEvent) => void) | null;
  /** Sends a request, given as text and as it is. */
  send(text: string, request: Request): void;
  close(): void;
}

/** What a line goes over. */
export interface Transport {
  /** Whether there is a network in between: then the line measures delays, and asks what time it is there. */
  readonly isFar: boolean;
  /** A new connection, which may still have to open; null if it cannot be had now. */
  dial(): Promise<Socket | null>;
}

/** The state of a socket that is open. */
export const OPEN = 1;
/** How long somebody far away may take to answer, in milliseconds. */
export const PATIENCE = 4_000;

/** A server cannot know who asks: trying again does not help, and would make a new guest each time. */
export class NoCookies extends Error {}

/** The way to the server that this page came from. */
export class OverTheNet implements Transport {
  readonly isFar = true;
  /** The last line never stood: perhaps the cookie of its session was not kept. */
  #isDoubtful = false;
  #isDropped = false;

  async dial(): Promise<Socket | null> {
    network.isCookieless = this.#isDropped || !navigator.cookieEnabled;
    if (network.isCookieless) throw new NoCookies();
    const session = await this.#session('POST');
    if (!session.ok) return null;
    reach.hear((await session.json()) as Session);
    this.#isDropped = this.#isDoubtful && (await this.#session('GET')).status === 404;
    if (this.#isDropped) return this.dial();
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`);
    this.#isDoubtful = true;
    socket.addEventListener('open', () => (this.#isDoubtful = false));
    return socket;
  }

  #session(method: 'POST' | 'GET'): Promise<Response> {
    return fetch('/api/session', { method, signal: AbortSignal.timeout(PATIENCE) });
  }
}
