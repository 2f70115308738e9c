import { tables } from '../../table/tables.svelte';
import { LineLost } from '../../line/Line.svelte';
import type { Listing, OwnListing } from '../../protocol/messages';
import { Closing } from './closing.svelte';

const EVERY = 6000;

/** Where we can go back to: first where it is our turn, the newest first. What is over is among the finished matches. */
export function ownTables(mine: readonly OwnListing[]): OwnListing[] {
  return mine
    .filter(({ phase }) => phase === 'PLAYING' || phase === 'GATHERING')
    .toSorted((a, b) => Number(b.isYourTurn) - Number(a.isYourTurn) || b.changedAt - a.changedAt);
}

/** Tables of others that one may join or watch: those with a free seat first. */
export function openTables(listed: readonly Listing[], mine: readonly Listing[]): Listing[] {
  const isOwn = (id: string): boolean => mine.some(({ table }) => table === id);
  return listed
    .filter((one) => !isOwn(one.table) && one.phase !== 'CLOSED' && (maySit(one) || one.allowsWatchers))
    .toSorted((a, b) => Number(maySit(b)) - Number(maySit(a)) || b.changedAt - a.changedAt);
}

export function maySit({ phase, freeSeats }: Listing): boolean {
  return freeSeats > 0 && phase !== 'PLAYING';
}

/** The tables of the server as the start page shows them, asked for anew while somebody looks. */
export class Lobby {
  readonly closing = new Closing();
  #mine = $state.raw<OwnListing[]>([]);
  readonly own = $derived(ownTables(this.#mine.filter((row) => !this.closing.hides(row))));
  open = $state.raw<Listing[]>([]);

  /** Looks until the returned function is called. */
  watch(): () => void {
    const look = (): void => {
      if (document.visibilityState === 'visible') void this.#look();
    };
    look();
    const timer = setInterval(look, EVERY);
    const stopClosing = this.closing.watch();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      stopClosing();
      document.removeEventListener('visibilitychange', look);
    };
  }

  #isLooking = false;

  async #look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      const listed = await tables.list();
      if (!listed) return;
      this.#mine = listed.mine;
      this.closing.remind(listed.mine);
      this.open = openTables(listed.public, listed.mine);
    } catch (problem) {
      if (!(problem instanceof LineLost)) throw problem;
    } finally {
      this.#isLooking = false;
    }
  }
}
