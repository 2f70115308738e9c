import { expect, it } from 'vitest';
import { steps } from './steps';

const values = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

it.each(values(1, 12))('a Skip-Bo card of %i has as many steps', (value) => {
  expect(steps(value)).toHaveLength(value);
});

it('climbs: every step is higher than the one before, and the stairs of a higher card are higher', () => {
  const tops = steps(12).map((step) => step.y);
  expect(tops).toEqual([...tops].sort((a, b) => b - a));
  const highest = values(1, 12).map((value) => steps(value).at(-1)?.y ?? 0);
  expect(highest).toEqual([...highest].sort((a, b) => b - a));
});
