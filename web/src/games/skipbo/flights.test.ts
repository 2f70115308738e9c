import { describe, expect, it } from 'vitest';
import type { MatchView } from '../../protocol/views';
import type { PileName, SkipBoView } from './types';
import { flights } from './flights';

function seen(hand: string[], shows: Partial<Record<PileName, number>> = {}): MatchView {
  const names: PileName[] = ['blue', 'orange', 'purple', 'red', 'pink1', 'pink2'];
  const table: SkipBoView = {
    turn: 1,
    toMove: 0,
    hand,
    seats: [],
    piles: names.map((name) => {
      const top = shows[name] ?? 0;
      return { name, shows: top, needs: top + 1, isOpen: true, cards: [] };
    }),
    drawPile: 50,
    discards: [],
    discardTop: '',
    setAside: [],
    stoodIn: false,
    exchanged: false,
  };
  return {
    number: 1,
    viewer: 0,
    toMove: 0,
    round: 1,
    points: [],
    totals: [],
    winners: [],
    table,
    deadline: null,
    legalMoves: [],
  };
}

describe('cards that travel', () => {
  it('go from the own hand to the top of the pile', () => {
    const built = { kind: 'built', seat: 0, card: '5', fromStock: false, pile: 'blue', number: 5 } as const;
    expect(flights([built], seen(['5', '5']), seen(['5'], { blue: 5 }))).toEqual([
      { card: '5', number: 5, from: 'hand-5.1', to: 'pile-blue', lands: 'pile-blue-top' },
    ]);
  });

  it('land nowhere if they complete the pile', () => {
    const built = { kind: 'built', seat: 2, card: 'w', fromStock: true, pile: 'red', number: 12 } as const;
    expect(flights([built, { kind: 'setAside', pile: 'red', cards: [] }], seen([]), seen([]))).toEqual([
      { card: 'w', number: 12, from: 'stock-2', to: 'pile-red' },
    ]);
  });

  it('are drawn face down by others and into their places by us', () => {
    const theirs = flights([{ kind: 'drew', seat: 1, count: 2, cards: [] }], seen([]), seen([]));
    expect(theirs.map(({ card, from, to }) => [card, from, to])).toEqual([
      [null, 'draw', 'seat-1'],
      [null, 'draw', 'seat-1'],
    ]);
    const ours = flights([{ kind: 'drew', seat: 0, count: 2, cards: ['4', '4'] }], seen(['4']), seen(['4', '4', '4']));
    expect(ours.map(({ lands }) => lands)).toEqual(['hand-4.2', 'hand-4.1']);
  });
});
