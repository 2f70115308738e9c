import { expect, it } from 'vitest';
import { cracks, rungs, stars } from './counts';

const values = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

it.each(values(0, 7))('a cat has %i stars, a mirror as many cracks, a ladder as many rungs', (value) => {
  expect(new Set(stars(value)).size).toBe(value);
  expect(new Set(cracks(value)).size).toBe(value);
  expect(new Set(rungs(value).map((rung) => rung.y)).size).toBe(value);
});

it('ends every crack at the frame of the mirror', () => {
  for (const crack of cracks(9)) {
    const [x = 0, y = 0] = (crack.split('L').at(-1) ?? '').split(' ').map(Number);
    expect(((x - 66) / 29) ** 2 + ((y - 85) / 35) ** 2).toBeCloseTo(1, 1);
  }
});
