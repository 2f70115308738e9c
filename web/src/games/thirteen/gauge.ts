import type { GaugeShape } from '../pile/gauge';

const SHAPES: Readonly<Record<string, GaugeShape>> = {
  b: {
    inside: 'M100 26a74 74 0 1 1-.01 0Z',
    shaded: 'M100 26a74 74 0 0 1 0 148Z',
    way: 'M100 12a88 88 0 1 1-.01 0Z',
    text: { y: 127, size: 76 },
  },
  y: {
    inside: 'M100 40.7L169.7 161.5H30.3Z',
    shaded: 'M100 40.7L169.7 161.5H100Z',
    way: 'M100 180.9H4.9L100 16.2 195.1 180.9Z',
    text: { y: 153, size: 60 },
  },
  g: {
    inside: 'M32.8 32.8h134.4v134.4H32.8Z',
    shaded: 'M100 32.8h67.2v134.4H100Z',
    way: 'M100 19H181V181H19V19Z',
    text: { y: 127, size: 76 },
  },
};

/** Each colour has its shape: a circle, a triangle, a square. */
export const shapeOf = (kind: string): GaugeShape => SHAPES[kind] ?? SHAPES['b']!;
