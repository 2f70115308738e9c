import { expect, it } from 'vitest';
import { rings, SHAPES } from './rings';

const values = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

it.each(values(1, 7))('a 13-card of %i has as many rings, the innermost filled', (value) => {
  for (const shape of Object.values(SHAPES)) {
    const drawn = rings(shape, value);
    expect(new Set(drawn.map((ring) => ring.d)).size).toBe(value);
    expect(drawn.map((ring) => ring.isHeart)).toEqual(values(1, value).map((i) => i === value));
  }
});

it('keeps the rings apart, with gaps as wide as the rings', () => {
  const [outer, middle, heart] = rings({ outline: (size) => String(size), inner: 1 }, 3);
  const inside = (ring = outer): number => Number(ring?.d) - (ring?.width ?? 0) / 2;
  expect(inside() - (Number(middle?.d) + (middle?.width ?? 0) / 2)).toBeCloseTo(outer?.width ?? 0);
  expect(inside(middle)).toBeGreaterThan(Number(heart?.d));
});
