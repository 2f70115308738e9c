import { describe, expect, it } from 'vitest';
import { Offer, origins, parsed } from './moves';

describe('moves', () => {
  it('are taken apart as the notation writes them', () => {
    expect(parsed('5>blue')).toEqual({ kind: 'build', card: '5', pile: 'blue' });
    expect(parsed('stock>red')).toEqual({ kind: 'build', card: 'stock', pile: 'red' });
    expect(parsed('+w>pink1')).toEqual({ kind: 'standIn', card: 'w', pile: 'pink1' });
    expect(parsed('+stock>blue')).toEqual({ kind: 'standIn', card: 'stock', pile: 'blue' });
    expect(parsed('+>purple')).toEqual({ kind: 'complete', pile: 'purple' });
    expect(parsed('12:7>19')).toEqual({ kind: 'discard', card: '12', from: 7, to: 19 });
    expect(parsed('w:24>3')).toEqual({ kind: 'discard', card: 'w', from: 24, to: 3 });
    expect(parsed('exchange')).toEqual({ kind: 'exchange' });
    expect(parsed('end')).toEqual({ kind: 'end' });
  });

  it('that are unknown give null', () => {
    expect(['', '>blue', '5>green', 'b7', '3x6', '5:7', 'pass8'].map(parsed)).toEqual(Array(7).fill(null));
  });
});

describe('an offer', () => {
  const offer = new Offer([
    '5>blue',
    'w>blue',
    'w>red',
    '+w>blue',
    '+6>blue',
    'stock>red',
    '+>pink2',
    '5:7>12',
    '5:9>14',
    'w:7>8',
  ]);

  it('finds the piles for a card', () => {
    expect(offer.fits('5')).toEqual(['blue']);
    expect(offer.fits('6')).toEqual(['blue']);
    expect(offer.fits('w')).toEqual(['blue', 'red']);
    expect(offer.fits('stock')).toEqual(['red']);
    expect(offer.fits('9')).toEqual([]);
    expect(offer.hasBuilds).toBe(true);
  });

  it('keeps a space that stands in apart from the card alone', () => {
    expect(offer.onto('w', 'blue')).toEqual(['w>blue', '+w>blue']);
    expect(offer.onto('6', 'blue')).toEqual(['+6>blue']);
    expect(offer.onto('5', 'red')).toEqual([]);
    expect(offer.completions).toEqual(['pink2']);
  });

  it('finds the pawn moves of a discard', () => {
    expect(offer.walksOf('5').map((walk) => [walk.from, walk.to])).toEqual([
      [7, 12],
      [9, 14],
    ]);
    expect(origins(offer.walks)).toEqual([7, 9]);
    expect(offer.walksOf('12')).toEqual([]);
  });

  it('knows the moves without a card', () => {
    expect([offer.mayExchange, offer.mayEnd]).toEqual([false, false]);
    const last = new Offer(['exchange', 'end']);
    expect([last.mayExchange, last.mayEnd, last.hasBuilds]).toEqual([true, true, false]);
  });
});
