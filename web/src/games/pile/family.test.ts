import { expect, it } from 'vitest';
import '../friday/kit';
import '../thirteen/kit';
import { moveTo, placesFor, readMove } from './family';

it('writes moves as the notation wants them', () => {
  expect(moveTo('thirteen', 'b7', 0)).toBe('b7');
  expect(moveTo('thirteen', 'b7', 1)).toBe('b7>y');
  expect(moveTo('thirteen', 'n', 2)).toBe('n>g');
  expect(moveTo('friday', 'f', 0)).toBe('f>c');
});

it('reads them back', () => {
  for (const game of ['thirteen', 'friday'] as const)
    for (const card of game === 'friday' ? ['c0', 'l7', 'f'] : ['b1', 'g7', 'n'])
      for (const target of [0, 1, 2]) expect(readMove(game, moveTo(game, card, target))).toEqual({ card, target });
});

it('finds the places of a card among the legal moves', () => {
  const legal = ['b5', 'y2', 'n>b', 'n>y', 'n>g'];
  expect(placesFor('thirteen', 'b5', legal)).toEqual([0]);
  expect(placesFor('thirteen', 'n', legal)).toEqual([0, 1, 2]);
  expect(placesFor('thirteen', 'g1', legal)).toEqual([]);
});
