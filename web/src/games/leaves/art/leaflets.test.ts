import { expect, it } from 'vitest';
import { blade, leaflets } from './leaflets';

const values = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

it.each(values(1, 13))('a leaf of %i has as many leaflets', (value) => {
  expect(new Set(leaflets(value).map((leaflet) => blade(leaflet, 1))).size).toBe(value);
});
