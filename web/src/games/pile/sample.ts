import type { PileView } from './types';

/** A sample table for tests. */
export const pile = (change: Partial<PileView> = {}): PileView => ({
  starter: 0,
  toMove: 0,
  hand: ['b1', 'y5'],
  handSizes: [2, 2, 2],
  drawPile: 20,
  targets: [
    { sum: 0, cards: [] },
    { sum: 0, cards: [] },
    { sum: 0, cards: [] },
  ],
  taken: [0, 0, 0],
  openTaken: [],
  plays: [],
  ...change,
});
export const sums = (...of: number[]): PileView['targets'] => of.map((sum) => ({ sum, cards: [] }));
