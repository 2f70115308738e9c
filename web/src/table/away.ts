import type { TableEvent } from '../protocol/events';
import { store, stored } from '../settings/stored';
import type { TableTexts } from '../texts/en/table';
import { type Brief, isOwnMove, movedIn } from './moved';

/** What a bot played in our seat while we were away. */
export interface Away {
  /** What each of its moves brought about. */
  moves: readonly (readonly TableEvent[])[];
  /** The seat is not ours any more: the host has asked us to leave meanwhile. */
  isReplaced: boolean;
}

/** What this device saw last of a table. */
export interface Seen {
  version: number;
  /** Where we sat in a match that was going on; else -1. */
  seat: number;
}

const KEY = 'seen';
/** So many tables are remembered; the oldest are forgotten. */
const TABLES = 40;

const all = (): string[] => (stored(KEY) ?? '').split(' ').filter((each) => each !== '');

export function lastSeen(table: string): Seen | null {
  const found = all().find((each) => each.startsWith(`${table}:`));
  const [, version, seat] = /:(\d+):(-?\d+)$/.exec(found ?? '') ?? [];
  return version === undefined ? null : { version: Number(version), seat: Number(seat) };
}

export function see(table: string, { version, seat }: Seen): void {
  const others = all().filter((each) => !each.startsWith(`${table}:`));
  store(KEY, [...others, `${table}:${version}:${seat}`].slice(-TABLES).join(' '));
}

interface Missed {
  version: number;
  events: readonly TableEvent[];
}

/**
 * What a bot played for us since this device was here, and since our own last move, on whatever device; null if nothing.
 *
 * @param seen null if this device does not know: then it was away if a bot gave the seat back just now
 */
export function awayIn(missed: readonly Missed[], seen: Seen | null, guest: string, mySeat: number): Away | null {
  const seat = seen && seen.seat >= 0 ? seen.seat : mySeat;
  const isBack = missed.at(-1)?.events.some((event) => event.kind === 'cameBack' && event.seat === mySeat) ?? false;
  if (seat < 0 || (seen === null && !isBack)) return null;
  let moves: (readonly TableEvent[])[] = [];
  let isReplaced = false;
  for (const { version, events } of missed) {
    if (seen && version <= seen.version) continue;
    isReplaced ||= mySeat !== seat && events.some((event) => event.kind === 'removed' && event.guest === guest);
    const move = movedIn(events);
    if (move?.seat !== seat) continue;
    if (isOwnMove(events, seat)) moves = [];
    else if (move.by !== 'BOT' || isReplaced) moves.push(events);
  }
  if (mySeat !== seat && !isReplaced) return null;
  return moves.length > 0 || isReplaced ? { moves, isReplaced } : null;
}

/** So many moves are named. */
const NAMED = 5;

/** It in one sentence. */
export function awayText({ moves, isReplaced }: Away, brief: Brief, texts: TableTexts): string {
  const named = moves.flatMap((events) => brief(events) ?? []);
  const last = named.slice(-NAMED).join(', ');
  if (isReplaced) return last === '' ? texts.replaced : texts.replacedPlayed(last);
  if (last === '') return '';
  return named.length > NAMED ? texts.awayPlayedLast(named.length, last) : texts.awayPlayed(last);
}
