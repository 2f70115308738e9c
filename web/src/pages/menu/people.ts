import type { RemovedGuest } from '../../protocol/messages';
import type { LiveTable } from '../../table/LiveTable.svelte';

/** Somebody at the table other than us: seated, or heard in the chat. */
export interface Person {
  guest: string;
  /** Empty if it is not known. */
  name: string;
  /** -1 for those who look on. */
  seat: number;
  isHost: boolean;
  isHere: boolean;
  isMuted: boolean;
}

/** Everybody else that we know of, those who sit first. */
export function othersAt(table: Pick<LiveTable, 'people' | 'guest' | 'muted' | 'chat'>): Person[] {
  const found = new Map<string, Person>();
  const add = (guest: string, name: string, seat: number, isHere: boolean): void => {
    if (guest === table.guest || found.has(guest)) return;
    const isHost = guest === table.people?.host;
    found.set(guest, { guest, name, seat, isHost, isHere, isMuted: table.muted.includes(guest) });
  };
  for (const { guest, name, seat, isHere } of table.people?.seats ?? []) {
    if (guest !== null) add(guest, name, seat, isHere);
  }
  for (const { guest, name } of table.chat.toReversed()) add(guest, name, -1, true);
  // Nothing is told of those whom we muted, not even their names.
  for (const guest of table.muted) add(guest, '', -1, true);
  return [...found.values()];
}

/** Whom the host may let in again, those who went last first. */
export function removedFrom(table: Pick<LiveTable, 'people' | 'isHost'>): RemovedGuest[] {
  return table.isHost ? (table.people?.removed ?? []).toReversed() : [];
}

/** How many look on besides us. */
export function watchersBeside(table: Pick<LiveTable, 'people' | 'guest'>): number {
  const { seats = [], watchers = 0 } = table.people ?? {};
  return Math.max(0, watchers - (seats.some(({ guest }) => guest === table.guest) ? 0 : 1));
}

/** Whether anybody else could hear or read us. */
export function hasCompany(table: Pick<LiveTable, 'people' | 'guest' | 'chat'>): boolean {
  const isOtherSeated = table.people?.seats.some(({ guest }) => guest !== null && guest !== table.guest) ?? false;
  return isOtherSeated || watchersBeside(table) > 0 || table.chat.length > 0;
}
