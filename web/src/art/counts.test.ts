import { describe, expect, it } from 'vitest';
import { blade, cracks, leaflets, rings, rungs, SHAPES, stars, steps } from './counts';

const values = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

describe('every picture counts to its value', () => {
  it.each(values(1, 7))('a 13-card of %i has as many rings, the innermost filled', (value) => {
    for (const shape of Object.values(SHAPES)) {
      const drawn = rings(shape, value);
      expect(new Set(drawn.map((ring) => ring.d)).size).toBe(value);
      expect(drawn.map((ring) => ring.isHeart)).toEqual(values(1, value).map((i) => i === value));
    }
  });

  it.each(values(0, 7))('a cat has %i stars, a mirror as many cracks, a ladder as many rungs', (value) => {
    expect(new Set(stars(value)).size).toBe(value);
    expect(new Set(cracks(value)).size).toBe(value);
    expect(new Set(rungs(value).map((rung) => rung.y)).size).toBe(value);
  });

  it.each(values(1, 12))('a Skip-Bo card of %i has as many steps', (value) => {
    expect(steps(value)).toHaveLength(value);
  });

  it.each(values(1, 13))('a leaf of %i has as many leaflets', (value) => {
    expect(new Set(leaflets(value).map((leaflet) => blade(leaflet, 1))).size).toBe(value);
  });
});

it('keeps the rings apart, with gaps as wide as the rings', () => {
  const [outer, middle, heart] = rings({ outline: (size) => String(size), inner: 1 }, 3);
  const inside = (ring = outer): number => Number(ring?.d) - (ring?.width ?? 0) / 2;
  expect(inside() - (Number(middle?.d) + (middle?.width ?? 0) / 2)).toBeCloseTo(outer?.width ?? 0);
  expect(inside(middle)).toBeGreaterThan(Number(heart?.d));
});

it('ends every crack at the frame of the mirror', () => {
  for (const crack of cracks(9)) {
    const [x = 0, y = 0] = (crack.split('L').at(-1) ?? '').split(' ').map(Number);
    expect(((x - 66) / 29) ** 2 + ((y - 85) / 35) ** 2).toBeCloseTo(1, 1);
  }
});

it('climbs: every step is higher than the one before, and the stairs of a higher card are higher', () => {
  const tops = steps(12).map((step) => step.y);
  expect(tops).toEqual([...tops].sort((a, b) => b - a));
  const highest = values(1, 12).map((value) => steps(value).at(-1)?.y ?? 0);
  expect(highest).toEqual([...highest].sort((a, b) => b - a));
});
