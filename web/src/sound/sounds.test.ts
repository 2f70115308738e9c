import { describe, expect, it } from 'vitest';
import { soundOf, SOUNDS } from './sounds';

describe('sounds', () => {
  it.each(Object.entries(SOUNDS))('%s is short', (_, tones) => {
    expect(Math.max(...tones.map((tone) => tone.at + tone.length))).toBeLessThanOrEqual(0.4);
  });

  it('are those of what mattered most in a move', () => {
    expect(soundOf([{ kind: 'played', seat: 0, card: 'b7', target: 0, sum: 9 }], 0)).toBe('laid');
    expect(soundOf([{ kind: 'played', seat: 0, card: 'b7', target: 0, sum: 13 }], 0)).toBe('exact');
    const over = { kind: 'played', seat: 0, card: 'b7', target: 0, sum: 15 } as const;
    expect(soundOf([over, { kind: 'took', seat: 0, target: 0, cards: ['b1'] }], 0)).toBe('taken');
    expect(soundOf([{ kind: 'matchEnded', totals: [1, 2], winners: [0] }], 0)).toBe('won');
    expect(soundOf([{ kind: 'matchEnded', totals: [1, 2], winners: [0] }], 1)).toBe('roundOver');
    expect(soundOf([{ kind: 'renamed', guest: 'a', name: 'b' }], 1)).toBeNull();
  });
});
