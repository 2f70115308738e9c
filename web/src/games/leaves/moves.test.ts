import { describe, expect, it } from 'vitest';
import { messages } from '../../../target/fixtures';
import { offersOf, passMove, playMove, stepped, typedValue } from './moves';

describe('legal moves', () => {
  it('are sorted into counts by value and values to take', () => {
    const offers = offersOf(['3x6', '1x13', '2x6', '10x2', 'pass8', 'pass11']);
    expect([...offers.counts]).toEqual([
      [6, [2, 3]],
      [13, [1]],
      [2, [10]],
    ]);
    expect([...offers.takes]).toEqual([8, 11]);
  });

  it('are all understood as the server writes them', () => {
    const update = messages['update-leaves'];
    if (update.type !== 'update' || !update.match) throw new Error('The fixture has no match.');
    const { legalMoves } = update.match;
    const { counts, takes } = offersOf(legalMoves);
    const again = [
      ...[...counts].flatMap(([value, each]) => each.map((count) => playMove(count, value))),
      ...[...takes].map(passMove),
    ];
    expect(again.sort()).toEqual([...legalMoves].sort());
  });

  it('leave out what this client does not know', () => {
    const offers = offersOf(['end', 'pass', 'x6', '']);
    expect(offers.counts.size + offers.takes.size).toBe(0);
  });
});

describe('how many', () => {
  it('goes from one legal count to the next and stops at the last', () => {
    expect(stepped([2, 3, 5], 3, 1)).toBe(5);
    expect(stepped([2, 3, 5], 5, 1)).toBe(5);
    expect(stepped([2, 3, 5], 3, -1)).toBe(2);
    expect(stepped([2, 3, 5], 2, -1)).toBe(2);
  });
});

describe('digits', () => {
  it('name a value', () => {
    expect(typedValue(7, null, 0)).toBe(7);
    expect(typedValue(0, null, 0)).toBe(10);
  });

  it('make 10 to 13 of two, if the second comes soon', () => {
    expect(typedValue(2, { digit: 1, at: 100 }, 400)).toBe(12);
    expect(typedValue(0, { digit: 1, at: 100 }, 400)).toBe(10);
    expect(typedValue(2, { digit: 1, at: 100 }, 2000)).toBe(2);
    expect(typedValue(5, { digit: 1, at: 100 }, 400)).toBe(5);
    expect(typedValue(2, { digit: 2, at: 100 }, 400)).toBe(2);
  });
});
