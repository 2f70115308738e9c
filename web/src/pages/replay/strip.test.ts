import { describe, expect, it } from 'vitest';
import { lay, stepAt, stepOf, type Mark } from './strip';

const marks = (moves: number, ...ends: number[]): Mark[] =>
  Array.from({ length: moves }, (_, i) => ({
    step: i + 1,
    card: 'c1',
    number: undefined,
    isHot: false,
    endsRound: ends.includes(i + 1),
  }));

describe('the strip', () => {
  it('lies side by side where there is room', () => {
    const { lefts, pace } = lay(marks(4), 4, 1000, 24);
    expect(pace).toBe(26);
    expect(lefts).toEqual([0, 26, 52, 78, 104]);
  });

  it('is spread like a deck where there is not, and never leaves its width', () => {
    for (const [moves, width] of [
      [300, 340],
      [160, 1000],
      [1296, 344],
    ] as const) {
      const laid = lay(marks(moves, 50, 100, moves), moves, width, 24);
      expect(laid.lefts).toHaveLength(moves + 1);
      expect(laid.lefts.at(-1)! + 24).toBeLessThanOrEqual(width + 0.001);
    }
  });

  it('has a gap after each round but the last', () => {
    const { lefts, pace } = lay(marks(6, 3, 6), 6, 1000, 24);
    expect(lefts[4]! - lefts[3]!).toBeCloseTo(pace + 10);
    expect(lefts[6]! - lefts[5]!).toBeCloseTo(pace);
  });

  it('knows which step lies where, at its ends too', () => {
    const laid = lay(marks(300, 50, 100), 300, 900, 24);
    for (const step of [0, 1, 49, 50, 51, 100, 299, 300]) expect(stepAt(laid, laid.lefts[step]! + 0.1)).toBe(step);
    expect(stepAt(laid, -40)).toBe(0);
    expect(stepAt(laid, 4000)).toBe(300);
  });

  it('reads addresses', () => {
    expect(['#42', '', '#', '#hand', '#-3', '#9999999'].map(stepOf)).toEqual([42, 0, 0, 0, 0, 0]);
  });
});
