import { isGame } from '../../game/registry';
import type { GameId } from '../../protocol/games';
import type { MatchResult, OwnListing, Phase } from '../../protocol/messages';
import { network } from '../../connection/network.svelte';
import { pause } from '../../connection/pause';
import { IndexedDbStore } from '../../solo/IndexedDbStore';
import { solo } from '../../solo/solo.svelte';
import { spoken } from '../../texts/texts.svelte';
import { isPlainHttp } from '../../ui/secure';

/** The stored listing of a table on this device, as far as pages need it. The engine's `StoredTableJson` writes it. */
export interface StoredTable {
  table: string;
  game: GameId;
  phase: Phase;
  host: string;
  hostName: string;
  seats: number;
  freeSeats: number;
  matches: number;
  changedAt: number;
  round: number;
  isYourTurn: boolean;
  occupants: { guest: string | null; name: string; level: string | null }[];
  finished: (MatchResult & { players: { name: string; level: string | null }[] })[];
}

const store = new IndexedDbStore();
/** The interval between checks whether the engine is loaded, in milliseconds. */
const LOOK = 20;

/** Starts the server on this device if necessary and returns whether it runs. Callers claim play for this page. */
export async function isDeviceReady(): Promise<boolean> {
  solo.warm();
  if (solo.status === 'elsewhere') solo.transport.takeOver();
  while (solo.status === 'idle' || solo.status === 'loading') await pause(LOOK);
  return solo.status === 'ready';
}

/** Why this device cannot be used for play; null if no obstacle is known. */
export function whyNotHere(): string | null {
  const texts = spoken.now.here;
  // Without a service worker, unfetched files are unavailable offline.
  if (isPlainHttp && network.isAway) return spoken.now.plainHttp.offline;
  if (solo.status === 'unsupported') return texts.unable;
  if (solo.status === 'absent') return texts.notKept;
  return solo.status === 'outdated' ? spoken.now.solo.outdated : null;
}

/** What playing on this device means. */
export const whereWhy = (): string => (isPlainHttp ? spoken.now.plainHttp.onDevice : spoken.now.here.whereWhy);

/** Deletes a table and all its data. Needs no engine. */
export async function forgetOnDevice(table: string): Promise<void> {
  if (solo.status === 'ready') await solo.forget(table);
  else await store.write({ keep: [], drop: [table] });
}

/** All tables of this device; empty where the browser stores nothing. */
export async function storedTables(): Promise<StoredTable[]> {
  try {
    return (await store.all()).listings.filter(isStoredTable);
  } catch {
    return [];
  }
}

/** Another version may have written it: unreadable entries are skipped. */
export function isStoredTable(stored: unknown): stored is StoredTable {
  if (typeof stored !== 'object' || stored === null) return false;
  const { table, game, occupants, finished } = stored as Partial<Record<keyof StoredTable, unknown>>;
  return (
    typeof table === 'string' &&
    typeof game === 'string' &&
    isGame(game) &&
    Array.isArray(occupants) &&
    Array.isArray(finished)
  );
}

/** A bot's name ends with its level, as in records. */
function withoutLevel(name: string, level: string | null): string {
  const ending = ` (${level})`;
  return name.endsWith(ending) ? name.slice(0, -ending.length) : name;
}

/** The listing as a server would send it. Only its host and bots sit there. */
export function listingOf(stored: StoredTable): OwnListing {
  const { table, game, phase, hostName, seats, freeSeats, matches, changedAt, round, isYourTurn } = stored;
  const others = stored.occupants
    .filter(({ level }) => level !== null)
    .map(({ name, level }) => ({ name, level, player: { name: withoutLevel(name, level), level } }));
  return {
    table,
    game,
    phase,
    hostName,
    seats,
    freeSeats,
    allowsWatchers: false,
    matches,
    changedAt,
    isYourTurn,
    isHost: true,
    round,
    toMove: isYourTurn ? hostName : null,
    others,
  };
}
