export type ConnectionStatus = 'connecting' | 'open' | 'lost';

/** Short breaks are not reported. In milliseconds. */
const GRACE = 2000;

/** Whether the server is reachable, from the user's point of view. */
export class Network {
  /** The server does not answer; requests wait. */
  isAway = $state.raw(false);
  /** The device reports no network. If false, the server itself does not answer. */
  isCut = $state.raw(!navigator.onLine);
  /** The browser stores no cookies, so no server can identify the guest. */
  isCookieless = $state.raw(false);
  #hasStood = false;

  /** Observes the device's network state until the returned function is called. */
  watch(): () => void {
    const look = (): void => {
      this.isCut = !navigator.onLine;
    };
    look();
    window.addEventListener('online', look);
    window.addEventListener('offline', look);
    return () => {
      window.removeEventListener('online', look);
      window.removeEventListener('offline', look);
    };
  }

  /** Follows the connection's status until the returned function is called. To be called again when the status or `isCut` changes. */
  follow(status: ConnectionStatus): () => void {
    const isSure = this.isCut || !this.#hasStood;
    if (status === 'open') this.#hasStood = true;
    if (status === 'open' || (status === 'connecting' && !this.isCut)) this.isAway = false;
    else if (this.isAway || isSure) this.isAway = true;
    else {
      const timer = setTimeout(() => (this.isAway = true), GRACE);
      return () => clearTimeout(timer);
    }
    return () => undefined;
  }
}

export const network = new Network();
