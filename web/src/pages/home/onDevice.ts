import { isGame } from '../../game/registry';
import type { GameId } from '../../protocol/games';
import type { MatchResult, OwnListing, Phase } from '../../protocol/messages';
import { network } from '../../connection/network.svelte';
import { pause } from '../../connection/pause';
import { IndexedDbStore } from '../../solo/IndexedDbStore';
import { solo } from '../../solo/solo.svelte';
import { spoken } from '../../texts/texts.svelte';
import { isPlainHttp } from '../../ui/secure';

/** What is kept on this device beside the log of one of its tables (`KeptText` writes it), as far as pages need it. */
export interface KeptTable {
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

const keep = new IndexedDbStore();
/** How often it is looked whether the engine has come. */
const LOOK = 20;

/** Starts the server on this device if it does not run; gives whether it does then. Whoever asks wants to play in this page. */
export async function isDeviceReady(): Promise<boolean> {
  solo.warm();
  if (solo.status === 'elsewhere') solo.carrier.takeOver();
  while (solo.status === 'idle' || solo.status === 'loading') await pause(LOOK);
  return solo.status === 'ready';
}

/** Why nobody can play on this device, in a sentence; null if somebody can, as far as is known. */
export function whyNotHere(): string | null {
  const texts = spoken.now.here;
  // Without a service worker, what the page has not fetched yet cannot be had.
  if (isPlainHttp && network.isAway) return spoken.now.plainHttp.offline;
  if (solo.status === 'unsupported') return texts.unable;
  if (solo.status === 'absent') return texts.notKept;
  return solo.status === 'outdated' ? spoken.now.solo.outdated : null;
}

/** What it means to play on this device. */
export const whereWhy = (): string => (isPlainHttp ? spoken.now.plainHttp.onDevice : spoken.now.here.whereWhy);

/** Deletes a table with everything that was kept of it. Nobody need be started for that. */
export async function forgetOnDevice(table: string): Promise<void> {
  if (solo.status === 'ready') await solo.forget(table);
  else await keep.write({ keep: [], drop: [table] });
}

/** All tables of this device. Where browsers keep nothing, there are none. */
export async function keptTables(): Promise<KeptTable[]> {
  try {
    return (await keep.all()).listings.filter(isKeptTable);
  } catch {
    return [];
  }
}

/** Another version may have written it: what cannot be read is left out. */
export function isKeptTable(kept: unknown): kept is KeptTable {
  if (typeof kept !== 'object' || kept === null) return false;
  const { table, game, occupants, finished } = kept as Partial<Record<keyof KeptTable, unknown>>;
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

/** The same as a server would list it. Nobody but its host and bots sits there. */
export function listingOf(kept: KeptTable): OwnListing {
  const { table, game, phase, hostName, seats, freeSeats, matches, changedAt, round, isYourTurn } = kept;
  const others = kept.occupants
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
