import { ConnectionLost } from '../../connection/Connection.svelte';
import { network } from '../../connection/network.svelte';
import { server } from '../../connection/server.svelte';
import type { Listing, OwnListing } from '../../protocol/messages';
import { solo } from '../../solo/solo.svelte';
import { tables } from '../../table/tables.svelte';
import { PendingCloses } from './pendingCloses.svelte';
import { storedTables, type StoredTable, listingOf } from './onDevice';
import { rememberedRows, rememberRows } from './remembered';
import { isAgainstBots, type OwnRow } from './rows';

const EVERY = 6000;

/** The guest's open tables: own turns first, newest first, unreachable ones last. Finished tables are listed elsewhere. */
export function ownTables(mine: readonly OwnListing[], here: readonly OwnListing[] = [], isAway = false): OwnRow[] {
  return [
    ...here.map((row) => ({ ...row, isHere: true, waits: false })),
    ...mine.map((row) => ({ ...row, isHere: false, waits: isAway })),
  ]
    .filter(({ phase }) => phase === 'PLAYING' || phase === 'GATHERING')
    .toSorted(
      (a, b) =>
        Number(a.waits) - Number(b.waits) || Number(b.isYourTurn) - Number(a.isYourTurn) || b.changedAt - a.changedAt,
    );
}

/** Tables of other guests that can be joined or watched, those with a free seat first. */
export function openTables(listed: readonly Listing[], mine: readonly Listing[]): Listing[] {
  const isOwn = (id: string): boolean => mine.some(({ table }) => table === id);
  return listed
    .filter((one) => !isOwn(one.table) && one.phase !== 'CLOSED' && (maySit(one) || one.allowsWatchers))
    .toSorted((a, b) => Number(maySit(b)) - Number(maySit(a)) || b.changedAt - a.changedAt);
}

export function maySit({ phase, freeSeats }: Listing): boolean {
  return freeSeats > 0 && phase !== 'PLAYING';
}

/** The tables of the server and of this device for the start page. Polled while the page is shown. */
export class Lobby {
  readonly closing = new PendingCloses((request) =>
    (this.#isHere(request.table) ? solo : server).connection.ask(request),
  );
  /** Null before the server's first answer. */
  #mine = $state.raw<readonly OwnListing[] | null>(null);
  /** The tables stored on this device, finished ones included; null before the first read. */
  here = $state.raw<readonly StoredTable[] | null>(null);
  readonly #far = $derived(this.#mine ?? (network.isAway ? rememberedRows() : []));
  readonly own = $derived(
    ownTables(
      this.#far.filter((row) => !this.closing.hides(row)),
      (this.here ?? []).map(listingOf).filter((row) => !this.closing.hides(row)),
      network.isAway,
    ),
  );
  /** Matches against bots only. */
  readonly againstBots = $derived(this.own.filter(isAgainstBots));
  /** All other tables of the guest. */
  readonly withPeople = $derived(this.own.filter((row) => !isAgainstBots(row)));
  open = $state.raw<Listing[]>([]);

  /** Polls until the returned function is called. */
  watch(): () => void {
    const look = (): void => {
      if (document.visibilityState !== 'visible') return;
      void this.#look();
      void this.lookHere();
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

  /** Reads stored listings only; needs no engine. */
  async lookHere(): Promise<void> {
    this.here = await storedTables();
    this.closing.remind(this.here.map(listingOf).filter(({ phase }) => phase !== 'CLOSED'));
  }

  #isHere(table: string): boolean {
    return this.here?.some((row) => row.table === table) ?? false;
  }

  #isLooking = false;

  async #look(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      const listed = await tables.list();
      if (!listed) return;
      this.#mine = listed.mine;
      rememberRows(ownTables(listed.mine));
      this.closing.remind(listed.mine);
      this.open = openTables(listed.public, listed.mine);
    } catch (problem) {
      if (!(problem instanceof ConnectionLost)) throw problem;
    } finally {
      this.#isLooking = false;
    }
  }
}
