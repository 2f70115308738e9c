/** One end of a connection, as a WebSocket is one: that is all a line knows of what carries it. */
export interface Socket {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  onerror: ((event: Event) => void) | null;
  onmessage: ((frame: MessageEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

/** What a line goes over. */
export interface Carrier {
  /** Whether there is a network in between: then the line measures delays, and asks what time it is there. */
  readonly isFar: boolean;
  /** A new connection, which may still have to open; null if it cannot be had now. */
  dial(): Promise<Socket | null>;
}

/** The state of a socket that is open. */
export const OPEN = 1;
/** How long somebody far away may take to answer, in milliseconds. */
export const PATIENCE = 4_000;

/** The way to the server that this page came from. */
export const overTheNet: Carrier = {
  isFar: true,
  async dial() {
    const session = await fetch('/api/session', { method: 'POST', signal: AbortSignal.timeout(PATIENCE) });
    return session.ok ? new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`) : null;
  },
};
