import { expect, it } from 'vitest';
import { placesRound } from './ring';

it('places all seats around the table, clockwise from the near side', () => {
  expect(placesRound(4)).toEqual([
    { x: 50, y: 100 },
    { x: 0, y: 50 },
    { x: 50, y: 0 },
    { x: 100, y: 50 },
  ]);
  expect(placesRound(2)[1]).toEqual({ x: 50, y: 0 });
  expect(new Set(placesRound(6).map(({ x, y }) => `${x} ${y}`)).size).toBe(6);
});
