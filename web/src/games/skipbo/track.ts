import type { PileName } from './types';

/** The print on a space. */
export type SpaceKind = 'blue' | 'orange' | 'purple' | 'red' | 'pink' | 'wild' | 'exchange' | '1-4' | '5-8' | '9-12';

/** The board, clockwise from the blue corner: only its print, no rules. */
export const TRACK: readonly SpaceKind[] = [
  ...(['blue', 'blue', '5-8', 'pink', '9-12', 'orange'] as const),
  ...(['orange', 'orange', 'wild', 'exchange', '1-4', 'purple'] as const),
  ...(['purple', 'purple', '5-8', 'pink', '9-12', 'red'] as const),
  ...(['red', 'red', 'wild', 'exchange', '1-4', 'blue'] as const),
];

const SIDE = 6;
export const LENGTH = TRACK.length;
export const SPACES: readonly number[] = TRACK.map((_, i) => i + 1);

/** The print on a space, 1 to 24. */
export const kindOf = (space: number): SpaceKind => TRACK[space - 1] ?? 'blue';

export const isCorner = (space: number): boolean => (space - 1) % SIDE === 0;

/** Whether a number, or any number, is printed on it. */
export const isNumber = (kind: SpaceKind): boolean => kind === 'wild' || kind.includes('-');

/** The symbol of a kind. */
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

/** The colour of a building pile. */
export function colourOf(pile: PileName) {
  return pile === 'pink1' || pile === 'pink2' ? 'pink' : pile;
}

/** The position of a space in the grid of seven by seven; column and row count from 1. */
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

/** The spaces on a pawn's path, both ends included. No card moves it further than half round, so it takes the shorter way. */
export function wayFrom(from: number, to: number): number[] {
  const clockwise = (to - from + LENGTH) % LENGTH;
  const isBack = clockwise > LENGTH / 2;
  const steps = isBack ? LENGTH - clockwise : clockwise;
  return Array.from({ length: steps + 1 }, (_, i) => ((from - 1 + (isBack ? -i : i) + LENGTH) % LENGTH) + 1);
}
