import { isGame } from '../../game/registry';
import type { GameId } from '../../protocol/games';
import { store, stored } from '../../settings/stored';

/** A table at which this device played. The server stores the matches, but does not know which devices ask for them. */
export interface Played {
  table: string;
  game: GameId;
}

const KEY = 'played';
const MOST = 12;

/** Newest first. Unreadable data is dropped. */
export function played(): Played[] {
  try {
    const all: unknown = JSON.parse(stored(KEY) ?? '[]');
    return Array.isArray(all) ? all.filter(isPlayed) : [];
  } catch {
    return [];
  }
}

function isPlayed(one: unknown): one is Played {
  if (typeof one !== 'object' || one === null || !('table' in one) || !('game' in one)) return false;
  return typeof one.table === 'string' && typeof one.game === 'string' && isGame(one.game);
}

export function rememberPlayed({ table, game }: Played): void {
  write([{ table, game }, ...played().filter((one) => one.table !== table)].slice(0, MOST));
}

/** The server no longer has this table. */
export function forgetPlayed(table: string): void {
  write(played().filter((one) => one.table !== table));
}

function write(all: readonly Played[]): void {
  store(KEY, JSON.stringify(all));
}
