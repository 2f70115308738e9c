import type { Session } from '../protocol/messages';

/** Why nobody else can open a link of this page: the server listens on this machine only, or has no address that it knows. */
export type Unreachable = 'hereOnly' | 'unknown';

const LOOPBACK = /^(localhost|.*\.localhost|127\..*|\[::1\])$/;

/** How other devices reach the server of this page. */
export class Reach {
  #told = $state.raw<Omit<Session, 'guest'>>({});

  constructor(private readonly page: { origin: string; hostname: string }) {}

  hear(told: Omit<Session, 'guest'>): void {
    this.#told = told;
  }

  /** A page of this site, as other devices open it. */
  link(path: string): string {
    return `${this.#told.address ?? this.page.origin}${path}`;
  }

  get problem(): Unreachable | null {
    if (this.#told.address !== undefined || !LOOPBACK.test(this.page.hostname)) return null;
    return this.#told.hereOnly ? 'hereOnly' : 'unknown';
  }
}

export const reach = new Reach(location);
