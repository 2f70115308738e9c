import type { Session } from '../protocol/messages';

/** Why other devices cannot open a link of this page: the server listens on this machine only, or does not know its address. */
export type Unreachable = 'hereOnly' | 'unknown';

const LOOPBACK = /^(localhost|.*\.localhost|127\..*|\[::1\])$/;

/** The address at which other devices reach the page's server. */
export class Reach {
  #session = $state.raw<Omit<Session, 'guest'>>({});

  constructor(private readonly page: { origin: string; hostname: string }) {}

  update(session: Omit<Session, 'guest'>): void {
    this.#session = session;
  }

  /** The link to a page of this site for other devices. */
  link(path: string): string {
    return `${this.#session.address ?? this.page.origin}${path}`;
  }

  get problem(): Unreachable | null {
    if (this.#session.address !== undefined || !LOOPBACK.test(this.page.hostname)) return null;
    return this.#session.hereOnly ? 'hereOnly' : 'unknown';
  }
}

export const reach = new Reach(location);
