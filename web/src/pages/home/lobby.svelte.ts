import { house } from '../../line/house.svelte';
import { LineLost } from '../../line/Line.svelte';
import type { Listing } from '../../protocol/messages';

const EVERY = 6000;
const ORDER: Record<Listing['phase'], number> = { PLAYING: 1, GATHERING: 2, OVER: 3, CLOSED: 4 };

/** Where we can go back to: first where it is our turn, then where a match goes on, then where people gather. */
export function warmChairs(mine: readonly Listing[]): Listing[] {
  const rank = ({ isYourTurn, phase }: Listing): number => (isYourTurn ? 0 : ORDER[phase]);
  return mine
    .filter(({ phase }) => phase === 'PLAYING' || phase === 'GATHERING')
    .toSorted((a, b) => rank(a) - rank(b) || b.changedAt - a.changedAt);
}

/** Tables of others that one may join or watch: those with a free chair first. */
export function openTables(listed: readonly Listing[], mine: readonly Listing[]): Listing[] {
  const isOwn = (id: string): boolean => mine.some(({ table }) => table === id);
  return listed
    .filter((one) => !isOwn(one.table) && one.phase !== 'CLOSED' && (maySit(one) || one.allowsWatchers))
    .toSorted((a, b) => Number(maySit(b)) - Number(maySit(a)) || b.changedAt - a.changedAt);
}

export function maySit({ phase, freeSeats }: Listing): boolean {
  return freeSeats > 0 && phase !== 'PLAYING';
}

/** The tables of the house as the start page shows them, asked for anew while somebody looks. */
export class Lobby {
  warm = $state.raw<Listing[]>([]);
  open = $state.raw<Listing[]>([]);

  /** Looks until the returned function is called. */
  watch(): () => void {
    const look = (): void => {
      if (document.visibilityState === 'visible') void this.#look();
    };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  #isLooking = false;

  async #look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      const tables = await house.tables();
      if (!tables) return;
      this.warm = warmChairs(tables.mine);
      this.open = openTables(tables.public, tables.mine);
    } catch (problem) {
      if (!(problem instanceof LineLost)) throw problem;
    } finally {
      this.#isLooking = false;
    }
  }
}
