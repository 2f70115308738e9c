import type { Request, Session } from '../protocol/messages';
import { network } from './network.svelte';
import { reach } from './reach.svelte';

/** The part of the WebSocket interface that a connection uses. */
export interface Socket {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onerror: ((event: Event) => void) | null;
  onmessage: ((frame: MessageEvent) => void) | null;
  /** Sends a request, given both as text and as an object. */
  send(text: string, request: Request): void;
  close(): void;
}

/** Opens sockets for a connection. */
export interface Transport {
  /** Whether a network lies between: the connection then measures the delay and the server's clock. */
  readonly isRemote: boolean;
  /** A new socket, possibly still opening; null if none is available now. */
  connect(): Promise<Socket | null>;
}

/** The `readyState` of an open socket. */
export const OPEN = 1;
/** Timeout for answers of a remote server, in milliseconds. */
export const PATIENCE = 4_000;

/** The server cannot identify the guest. Retrying does not help, and would create a new guest each time. */
export class NoCookies extends Error {}

/** Connects to the server that served this page. */
export class NetworkTransport implements Transport {
  readonly isRemote = true;
  /** The last socket never opened: the browser may not have stored the session cookie. */
  #isDoubtful = false;
  #isDropped = false;

  async connect(): Promise<Socket | null> {
    network.isCookieless = this.#isDropped || !navigator.cookieEnabled;
    if (network.isCookieless) throw new NoCookies();
    const session = await this.#session('POST');
    if (!session.ok) return null;
    reach.update((await session.json()) as Session);
    this.#isDropped = this.#isDoubtful && (await this.#session('GET')).status === 404;
    if (this.#isDropped) return this.connect();
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`);
    this.#isDoubtful = true;
    socket.addEventListener('open', () => (this.#isDoubtful = false));
    return socket;
  }

  #session(method: 'POST' | 'GET'): Promise<Response> {
    return fetch('/api/session', { method, signal: AbortSignal.timeout(PATIENCE) });
  }
}
