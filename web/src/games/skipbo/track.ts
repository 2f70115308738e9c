import type { PileName } from './types';

/** What is printed on a space. */
export type SpaceKind = 'blue' | 'orange' | 'purple' | 'red' | 'pink' | 'wild' | 'exchange' | '1-4' | '5-8' | '9-12';

/** The board, clockwise from the blue corner: only what is printed there, nothing of what it is good for. */
export const TRACK: readonly SpaceKind[] = [
  ...(['blue', 'blue', '5-8', 'pink', '9-12', 'orange'] as const),
  ...(['orange', 'orange', 'wild', 'exchange', '1-4', 'purple'] as const),
  ...(['purple', 'purple', '5-8', 'pink', '9-12', 'red'] as const),
  ...(['red', 'red', 'wild', 'exchange', '1-4', 'blue'] as const),
];

const SIDE = 6;
export const LENGTH = TRACK.length;
export const SPACES: readonly number[] = TRACK.map((_, i) => i + 1);

/** What is printed on a space, 1 to 24. */
export const kindOf = (space: number): SpaceKind => TRACK[space - 1] ?? 'blue';

export const isCorner = (space: number): boolean => (space - 1) % SIDE === 0;

/** Whether it has a number, or any number, printed on it. */
export const isNumber = (kind: SpaceKind): boolean => kind === 'wild' || kind.includes('-');

/** The symbol that is drawn for a kind. */
export function symbolOf(kind: SpaceKind) {
  switch (kind) {
    case '1-4':
      return 'low';
    case '5-8':
      return 'mid';
    case '9-12':
      return 'high';
    default:
      return kind;
  }
}

/** Which colour a building pile has. */
export function colourOf(pile: PileName) {
  return pile === 'pink1' || pile === 'pink2' ? 'pink' : pile;
}

/** Where a space lies in the square of seven by seven; column and row count from 1. */
export function placeOf(space: number): { column: number; row: number } {
  const step = (space - 1) % SIDE;
  switch (Math.floor((space - 1) / SIDE)) {
    case 0:
      return { column: 1 + step, row: 1 };
    case 1:
      return { column: 7, row: 1 + step };
    case 2:
      return { column: 7 - step, row: 7 };
    default:
      return { column: 1, row: 7 - step };
  }
}

/** The spaces that a pawn comes along, both ends included. No card moves it further than half round, so the shorter way. */
export function wayFrom(from: number, to: number): number[] {
  const clockwise = (to - from + LENGTH) % LENGTH;
  const isBack = clockwise > LENGTH / 2;
  const steps = isBack ? LENGTH - clockwise : clockwise;
  return Array.from({ length: steps + 1 }, (_, i) => ((from - 1 + (isBack ? -i : i) + LENGTH) % LENGTH) + 1);
}
