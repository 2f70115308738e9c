import { describe, expect, it } from 'vitest';
import type { LeavesView } from './types';
import { columnsOf, demandAt, endFor, neededFor, shortageOf } from './row';
import { dotsOf } from './art/dots';
import { copiesOf, stacksOf, values } from './view';

/** A view with a row of stacks, `[value, count]` each, as the server sends it. */
function lying(stacks: [number, number][], cleared: string[] = []): LeavesView {
  const row = stacks.map(([value, count]) => ({ card: String(value), count, copies: copiesOf(value) }));
  const first = row[0];
  const last = row.at(-1);
  return {
    lap: 1,
    toMove: 0,
    hand: [],
    handSizes: [3, 3, 3],
    known: [[], [], []],
    passed: [false, false, false],
    row,
    low: first ? { card: first.card, needed: first.count } : null,
    high: last ? { card: last.card, needed: last.count } : null,
    cleared,
    rest: 26,
  };
}
const states = (view: LeavesView) => columnsOf(view).map((column) => column.state);

describe('the deck', () => {
  it('has 62 cards, as many of each value as the dots say', () => {
    expect(values().map(copiesOf)).toEqual(values().map(dotsOf));
    expect(values().reduce((sum, value) => sum + copiesOf(value), 0)).toBe(62);
  });

  it('lies in stacks from low to high', () => {
    expect(stacksOf(['12', '3', '12', '9'])).toEqual([
      { value: 3, count: 1 },
      { value: 9, count: 1 },
      { value: 12, count: 2 },
    ]);
  });
});

describe('the row', () => {
  it('is a line from 1 to 13: open outside the ends, closed between them', () => {
    const view = lying([
      [4, 4],
      [5, 2],
      [7, 2],
      [8, 3],
      [10, 3],
    ]);
    expect(states(view)).toEqual([
      'few',
      'few',
      'open',
      'few',
      'between',
      'between',
      'between',
      'between',
      'between',
      'few',
      'open',
      'open',
      'few',
    ]);
    expect(columnsOf(view)[9]).toEqual({ value: 10, copies: 5, left: 2, count: 3, needed: 3, state: 'few' });
  });

  it('takes anything while it is empty, as long as there are cards of it', () => {
    const view = lying([], ['1', '1']);
    expect(states(view)).toEqual(['few', ...Array.from({ length: 12 }, () => 'any')]);
    expect(neededFor(view, 7)).toBe(1);
    expect(endFor(view, 7)).toBeNull();
  });

  it('has one stack for both ends', () => {
    const view = lying([[7, 2]]);
    expect(endFor(view, 7)).toBe('both');
    expect(endFor(view, 6)).toBe('low');
    expect(endFor(view, 8)).toBe('high');
    expect([6, 7, 8].map((value) => neededFor(view, value))).toEqual([2, 2, 2]);
  });

  it('counts cards that are out of the game as gone', () => {
    const view = lying([[7, 2]], ['12', '12', '13']);
    expect(columnsOf(view)[11]).toMatchObject({ left: 1, state: 'few' });
    expect(columnsOf(view)[12]).toMatchObject({ left: 1, state: 'few' });
    expect(columnsOf(view)[10]).toMatchObject({ left: 4, state: 'open' });
  });
});

describe('the ends', () => {
  it('ask for what the server says', () => {
    const view = lying([
      [6, 3],
      [12, 2],
    ]);
    expect(demandAt(view, 'low')).toEqual({ value: 6, needed: 3, isClosed: false });
    expect(demandAt(view, 'high')).toEqual({ value: 12, needed: 2, isClosed: false });
    expect(demandAt(lying([]), 'low')).toBeNull();
  });

  it('are closed when no value has so many cards', () => {
    const view = lying([
      [4, 5],
      [13, 1],
    ]);
    expect(demandAt(view, 'low')?.isClosed).toBe(true);
    expect(demandAt(view, 'high')?.isClosed).toBe(false);
  });

  it('say what is missing', () => {
    const view = lying([
      [4, 4],
      [10, 3],
    ]);
    expect(shortageOf(view, 3, 3)).toEqual({ held: 3, value: 3, end: 'low', endValue: 4, needed: 4 });
    expect(shortageOf(view, 11, 2)).toEqual({ held: 2, value: 11, end: 'high', endValue: 10, needed: 3 });
    expect(shortageOf(view, 3, 4)).toBeNull();
    expect(shortageOf(view, 7, 1)).toBeNull();
    expect(shortageOf(view, 3, 0)).toBeNull();
  });
});
