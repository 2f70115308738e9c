/** Every picture counts to its value: each function here draws exactly as many things as it is told. */

import { ellipse, outline, type Point, star } from './paper';

const times = <T>(count: number, draw: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => draw(i));

/** A ring of a 13-card: an outline, drawn as a line of this width, or filled where it is the innermost. */
export interface Ring {
  d: string;
  width: number;
  isHeart: boolean;
}

/** A shape that grows around one point: its outline `size` large, and how far from that point its sides are then. */
export interface Shape {
  outline: (size: number) => string;
  /** The distance of a side from the middle, as a part of the size: what a ring's width is measured by. */
  inner: number;
}

/** The suits of 13 on the card's crease, clear of index and symbol. */
export const SHAPES: Record<'b' | 'y' | 'g', Shape> = {
  b: { outline: (size) => ellipse(66, 101, size, size), inner: 1 },
  y: {
    outline: (size) =>
      outline([
        [66, 102 - size * 1.334],
        [66 + size * 1.19, 102 + size * 0.68],
        [66 - size * 1.19, 102 + size * 0.68],
      ]),
    inner: 0.68,
  },
  g: {
    outline: (size) => `M${66 - size * 0.75} ${106 - size * 0.75}h${size * 1.5}v${size * 1.5}h${size * -1.5}Z`,
    inner: 0.75,
  },
};

/** Rings of equal width with gaps as wide, filling the shape. The innermost is filled. */
export function rings(shape: Shape, count: number): Ring[] {
  const band = 48 / (2 * count - 1);
  return times(count, (i) =>
    i === count - 1
      ? { d: shape.outline(count === 1 ? 32 : band * 1.1), width: 0, isHeart: true }
      : { d: shape.outline(48 - band * (2 * i + 0.5)), width: band * shape.inner, isHeart: false },
  );
}

const SKY: readonly Point[] = [
  [72, 20],
  [87, 35],
  [55, 30],
  [71, 41],
  [88, 14],
  [53, 13],
  [42, 53],
  [89, 51],
  [38, 18],
];

/** Stars above the cat. */
export const stars = (count: number): string[] => SKY.slice(0, count).map(([x, y]) => outline(star(x, y, 4, 7, 2.1)));

const CRACKS = [-60, 35, 130, 215, -12, 82, 172, 255, 8];

/** Cracks of the mirror: from where it was hit out to the frame, each with one bend. */
export function cracks(count: number): string[] {
  return CRACKS.slice(0, count).map((degrees) => {
    const ray = (turn: number): Point => [
      Math.cos(((degrees + turn) * Math.PI) / 180),
      Math.sin(((degrees + turn) * Math.PI) / 180),
    ];
    // Where the ray from (60, 86) meets the glass, an ellipse of 29 by 35 around (66, 85).
    const [dx, dy] = ray(0);
    const a = (dx / 29) ** 2 + (dy / 35) ** 2;
    const b = (-6 * dx) / 29 ** 2 + dy / 35 ** 2;
    const c = (6 / 29) ** 2 + (1 / 35) ** 2 - 1;
    const far = (-b + Math.sqrt(b * b - a * c)) / a;
    const [mx, my] = ray(13);
    const at = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
    return `M60 86L${at(60 + (mx * far) / 2, 86 + (my * far) / 2)}L${at(60 + dx * far, 86 + dy * far)}`;
  });
}

/** Rungs of the ladder, as the height of their upper edge and how far they reach from the crease to either side. */
export function rungs(count: number): { y: number; reach: number }[] {
  return times(count, (i) => {
    const y = 47 + (84 * (i + 1)) / (count + 1);
    return { y, reach: 16.3 + (y - 75) * 0.245 };
  });
}

/** Steps of the Skip-Bo stairs; the stairs of a higher card also climb higher. */
export function steps(count: number): { x: number; width: number; y: number }[] {
  const width = 84 / count;
  const rise = 34 + 4 * count;
  return times(count, (i) => ({ x: 12 + i * width, width, y: 140 - 6 - (rise * (i + 1)) / count }));
}

/** A leaflet: where it grows, how it leans (degrees), how long it is. */
export interface Leaflet {
  x: number;
  y: number;
  lean: number;
  length: number;
}

/** The leaflets of a compound leaf: pairs along the stalk, one at the tip; an even number leaves the lowest alone. */
export function leaflets(count: number): Leaflet[] {
  if (count === 1) return [{ x: 47, y: 120, lean: 24, length: 82 }];
  const length = Math.max(44 - 1.75 * count, 34 - 0.7 * count);
  const pairs = Math.ceil((count - 1) / 2);
  const lowest = pairs === 1 ? 0.7 : pairs === 2 ? 0.35 : 0.12;
  const highest = pairs === 1 ? 0.7 : 0.9;
  const sides = times(count - 1, (i) => {
    const t = highest - (pairs === 1 ? 0 : ((highest - lowest) * Math.floor(i / 2)) / (pairs - 1));
    return { x: 36 + 28 * t + 9 * t * t, y: 138 - 60 * t - 8 * t * t, lean: i % 2 ? 88 : -36, length };
  });
  return [...sides, { x: 73, y: 72, lean: 24, length: length + 6 }];
}

/** One half of a leaflet: the blade left (-1) or right (1) of its vein. */
export function blade({ x, y, lean, length }: Leaflet, side: -1 | 1): string {
  const angle = (lean * Math.PI) / 180;
  const at = (across: number, along: number): string => {
    const px = x + across * Math.cos(angle) + along * Math.sin(angle);
    const py = y + across * Math.sin(angle) - along * Math.cos(angle);
    return `${px.toFixed(1)} ${py.toFixed(1)}`;
  };
  const breadth = side * length * (length > 60 ? 0.44 : 0.36);
  return `M${at(0, 0)}C${at(breadth, length * 0.22)} ${at(breadth, length * 0.66)} ${at(0, length)}Z`;
}
