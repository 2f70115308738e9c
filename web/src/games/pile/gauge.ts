import type { Kind } from './family';

/** The thirteen-gauge in a box of 200 by 200: an outline of 13 segments around the shape of its suit. */

export interface GaugeShape {
  /** What lies inside, in the colour of the suit. */
  inside: string;
  /** The right half of it, right of the crease. */
  shaded: string;
  /** The way of the 13 segments: it begins so that they lie evenly around the shape's axis. */
  way: string;
  /** Where the sum is written: its baseline and size. */
  text: { y: number; size: number };
}

const DISC = 'M100 26a74 74 0 1 1-.01 0Z';
const RING = 'M100 12a88 88 0 1 1-.01 0Z';
const CIRCLE: GaugeShape = {
  inside: DISC,
  shaded: 'M100 26a74 74 0 0 1 0 148Z',
  way: RING,
  text: { y: 127, size: 76 },
};
const TRIANGLE: GaugeShape = {
  inside: 'M100 40.7L169.7 161.5H30.3Z',
  shaded: 'M100 40.7L169.7 161.5H100Z',
  way: 'M100 180.9H4.9L100 16.2 195.1 180.9Z',
  text: { y: 153, size: 60 },
};
const SQUARE: GaugeShape = {
  inside: 'M32.8 32.8h134.4v134.4H32.8Z',
  shaded: 'M100 32.8h67.2v134.4H100Z',
  way: 'M100 19H181V181H19V19Z',
  text: { y: 127, size: 76 },
};

const MOON_R = 74;

/** The part of the moon that is still dark: it is new at 0 and full at 13. */
export function darkMoon(sum: number): string {
  const lit = Math.max(0, Math.min(1, sum / 13));
  if (lit === 1) return '';
  const across = Math.abs(1 - 2 * lit) * MOON_R;
  return `M100 26A74 74 0 0 0 100 174A${across.toFixed(1)} 74 0 0 ${lit < 0.5 ? 0 : 1} 100 26Z`;
}

export function shapeOf(kind: Kind, sum: number): GaugeShape {
  switch (kind) {
    case 'b':
      return CIRCLE;
    case 'y':
      return TRIANGLE;
    case 'g':
      return SQUARE;
    default:
      return { ...CIRCLE, shaded: darkMoon(sum), text: { y: 146, size: 66 } };
  }
}

export type Segment = 'empty' | 'lies' | 'adds' | 'over';

/**
 * The 13 segments: what lies there, and what a card would add. Over 13 they go round once more, so as many are red as the
 * card is worth.
 */
export function segments(sum: number, adds: number): Segment[] {
  const isOver = sum + adds > 13;
  return Array.from({ length: 13 }, (_, i) => {
    const isAdded = (i >= sum && i < sum + adds) || i + 13 < sum + adds;
    if (isAdded) return isOver ? 'over' : 'adds';
    return i < sum ? 'lies' : 'empty';
  });
}
