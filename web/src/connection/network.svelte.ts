export type LineStatus = 'connecting' | 'open' | 'lost';

/** A line that breaks is often back in a moment: nobody is told so soon. */
const GRACE = 2000;

/** Whether the server can be reached, as somebody who has to choose what to do would put it. */
export class Network {
  /** Nobody answers: what needs the server waits. */
  isAway = $state.raw(false);
  /** The device has no network, as far as it knows; else it is the server that does not answer. */
  isCut = $state.raw(!navigator.onLine);
  /** The browser keeps no cookies, so no server can know who asks. */
  isCookieless = $state.raw(false);
  #hasStood = false;

  /** Hears of what the device knows, until the returned function is called. */
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

  /** Takes note of how the line is now, until the returned function is called: to be called anew when that, or `isCut`, changes. */
  follow(status: LineStatus): () => void {
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
