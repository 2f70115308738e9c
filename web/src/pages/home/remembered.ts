import { isGame } from '../../game/registry';
import type { OwnListing } from '../../protocol/messages';
import { store, stored } from '../../settings/stored';

const KEY = 'chairs';
const MOST = 12;

/** Stores the guest's listings for display while the server is unreachable. */
export function rememberRows(rows: readonly OwnListing[]): void {
  const text = rows.length === 0 ? null : JSON.stringify(rows.slice(0, MOST));
  // Called every few seconds; writes only changes.
  if (text !== stored(KEY)) store(KEY, text);
}

/** Unreadable data is dropped. */
export function rememberedRows(): OwnListing[] {
  try {
    const all: unknown = JSON.parse(stored(KEY) ?? '[]');
    return Array.isArray(all) ? all.filter(isRow) : [];
  } catch {
    return [];
  }
}

function isRow(row: unknown): row is OwnListing {
  if (typeof row !== 'object' || row === null) return false;
  const { table, game, others } = row as Partial<Record<keyof OwnListing, unknown>>;
  return typeof table === 'string' && typeof game === 'string' && isGame(game) && Array.isArray(others);
}
