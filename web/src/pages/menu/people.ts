import type { RemovedGuest } from '../../protocol/messages';
import type { LiveTable } from '../../table/LiveTable.svelte';

/** Another guest at the table: seated, or known from the chat. */
export interface Person {
  guest: string;
  /** Empty if unknown. */
  name: string;
  /** -1 for watchers. */
  seat: number;
  isHost: boolean;
  isHere: boolean;
  isMuted: boolean;
}

/** All other known guests, seated ones first. */
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
  // The server sends nothing about muted guests, not even their names.
  for (const guest of table.muted) add(guest, '', -1, true);
  return [...found.values()];
}

/** The removed guests that the host may readmit, latest first. */
export function removedFrom(table: Pick<LiveTable, 'people' | 'isHost'>): RemovedGuest[] {
  return table.isHost ? (table.people?.removed ?? []).toReversed() : [];
}

/** The number of other watchers. */
export function watchersBeside(table: Pick<LiveTable, 'people' | 'guest'>): number {
  const { seats = [], watchers = 0 } = table.people ?? {};
  return Math.max(0, watchers - (seats.some(({ guest }) => guest === table.guest) ? 0 : 1));
}

/** Whether other guests can read the chat. */
export function hasCompany(table: Pick<LiveTable, 'people' | 'guest' | 'chat'>): boolean {
  const isOtherSeated = table.people?.seats.some(({ guest }) => guest !== null && guest !== table.guest) ?? false;
  return isOtherSeated || watchersBeside(table) > 0 || table.chat.length > 0;
}
