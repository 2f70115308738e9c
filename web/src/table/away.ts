import type { TableEvent } from '../protocol/events';
import { store, stored } from '../settings/stored';
import type { TableTexts } from '../texts/en/table';
import { type Brief, isOwnMove, movedIn } from './moved';

/** The moves of a bot in the viewer's seat during an absence. */
export interface Away {
  /** The events of each of its moves. */
  moves: readonly (readonly TableEvent[])[];
  /** The host has removed the viewer meanwhile. */
  isReplaced: boolean;
}

/** The last state of a table shown on this device. */
export interface Seen {
  version: number;
  /** The own seat in a running match; else -1. */
  seat: number;
}

const KEY = 'seen';
/** The number of remembered tables; the oldest are dropped. */
const TABLES = 40;

const all = (): string[] => (stored(KEY) ?? '').split(' ').filter((each) => each !== '');

export function lastSeen(table: string): Seen | null {
  const found = all().find((each) => each.startsWith(`${table}:`));
  const [, version, seat] = /:(\d+):(-?\d+)$/.exec(found ?? '') ?? [];
  return version === undefined ? null : { version: Number(version), seat: Number(seat) };
}

export function storeSeen(table: string, { version, seat }: Seen): void {
  const others = all().filter((each) => !each.startsWith(`${table}:`));
  store(KEY, [...others, `${table}:${version}:${seat}`].slice(-TABLES).join(' '));
}

interface Missed {
  version: number;
  events: readonly TableEvent[];
}

/**
 * The moves of a bot for the viewer since the last visit of this device and since the viewer's last own move on any
 * device; null if there are none.
 *
 * @param seen null if unknown: the viewer then counts as absent if a bot has just returned the seat
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

/** The number of named moves. */
const NAMED = 5;

/** The absence in one sentence. */
export function awayText({ moves, isReplaced }: Away, brief: Brief, texts: TableTexts): string {
  const named = moves.flatMap((events) => brief(events) ?? []);
  const last = named.slice(-NAMED).join(', ');
  if (isReplaced) return last === '' ? texts.replaced : texts.replacedPlayed(last);
  if (last === '') return '';
  return named.length > NAMED ? texts.awayPlayedLast(named.length, last) : texts.awayPlayed(last);
}
