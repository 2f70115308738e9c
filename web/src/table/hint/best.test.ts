import { describe, expect, test } from 'vitest';
import { best as leaves } from '../../games/leaves/best';
import { best as pile } from '../../games/pile/best';
import { best as skipbo } from '../../games/skipbo/best';
import type { MatchView } from '../../protocol/views';
import '../../games/friday/kit';
import '../../games/thirteen/kit';
import { textsIn } from '../../texts/texts.svelte';
import { heading, inHand } from './best';

const [en, de, nl] = await Promise.all([textsIn('en'), textsIn('de'), textsIn('nl')]);

const seeing = (table: object, viewer = 0): MatchView => ({ viewer, table }) as unknown as MatchView;

describe('the best move of 13 and Friday the 13th', () => {
  const match = seeing({ hand: ['c0', 'l5', 'l5', 'f'] });

  test('is a card of the hand, the first of its like, and its pile', () => {
    expect(pile('friday')('l5', match, en)).toEqual({
      says: 'Ladder 5 on the ladders',
      card: 'hand-l5.0',
      place: 'target-2',
    });
    expect(pile('friday')('l5', match, de).says).toBe('Leiter 5 auf die Leitern');
    expect(pile('friday')('l5', match, nl).says).toBe('Ladder 5 op de ladders');
  });

  test('is a four, which goes where the move says', () => {
    expect(pile('friday')('f>m', match, en)).toMatchObject({ card: 'hand-f.0', place: 'target-1' });
    expect(pile('thirteen')('n>y', seeing({ hand: ['n'] }), en)).toMatchObject({
      says: 'Nasty Four on yellow',
      place: 'target-1',
    });
  });
});

test('the best move of 13 Leaves is a stack and its place in the row, or passing and what to take', () => {
  expect(leaves('3x11', seeing({}), en)).toEqual({ says: 'Play three 11s', card: 'hand-11', place: 'row-11' });
  expect(leaves('pass8', seeing({}), en)).toEqual({ says: 'Pass: Take an 8', card: 'pass', place: 'row-8' });
});

test('the best move of Skip-Bo is a hand card or the stock, with its pile or space', () => {
  const match = seeing(
    {
      hand: ['5', '5', 'w'],
      toMove: 1,
      piles: [{ name: 'blue', needs: 5, shows: 4, isOpen: true }],
      seats: [{}, { stockTop: '5', pawns: [7] }],
    },
    1,
  );
  expect(skipbo('5>blue', match, en)).toMatchObject({ card: 'hand-5.0', place: 'pile-blue' });
  expect(skipbo('stock>blue', match, en)).toMatchObject({ card: 'stock-1', place: 'pile-blue' });
  expect(skipbo('+w>blue', match, en)).toMatchObject({ card: 'hand-w.0', place: 'pile-blue' });
  expect(skipbo('+>blue', match, en)).toMatchObject({ card: null, place: 'pile-blue' });
  expect(skipbo('5:7>12', match, en)).toMatchObject({ card: 'hand-5.0', place: 'space-12' });
  expect(skipbo('exchange', match, en)).toMatchObject({ card: 'stock-1', place: null });
  for (const move of ['5>blue', '+w>blue', '+>blue', '5:7>12', 'exchange'])
    for (const texts of [en, de, nl]) {
      const { says } = skipbo(move, match, texts);
      expect(says).not.toMatch(/\.$|^$/);
      expect(texts.expert.best(says)).toMatch(/[^.]\.$/);
    }
});

test('the best moves of Skip-Bo are told apart, whatever makes the number', () => {
  const piles = ['blue', 'pink1', 'pink2'] as const;
  const moves = piles.flatMap((pile) => ['5', 'w', 'stock'].flatMap((card) => [`${card}>${pile}`, `+${card}>${pile}`]));
  for (const stockTop of ['5', 'w'])
    for (const texts of [en, de, nl]) {
      const match = seeing(
        {
          hand: ['5', 'w'],
          toMove: 1,
          piles: piles.map((name) => ({ name, needs: 5, shows: 4, isOpen: true })),
          seats: [{}, { stockTop, pawns: [7, 20] }],
        },
        1,
      );
      expect(new Set(moves.map((move) => skipbo(move, match, texts).says)).size).toBe(moves.length);
    }
  const match = seeing({ hand: [], toMove: 0, piles: [], seats: [{ stockTop: 'w' }] });
  expect(skipbo('stock>blue', match, en).says).toBe('Play 1 on blue with a wild from your stock');
  expect(skipbo('stock>blue', match, de).says).toBe('Joker vom Spielerstapel als 1 auf Blau legen');
  expect(skipbo('+w>pink2', match, nl).says).toBe('Vak als 1 op de tweede roze stapel, dan joker');
});

test('a card is found where it lies, and a sentence loses its full stop', () => {
  expect(inHand(['5', '5'], '5')).toBe('hand-5.0');
  expect(inHand(['5', '5'], '7')).toBeNull();
  expect(heading('So it is.')).toBe('So it is');
});
