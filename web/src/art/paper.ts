/** Folded paper, the common drawing style: lit left of a crease, shaded right of it. */

export type Point = readonly [x: number, y: number];

/** A filled outline or a line drawn on it. */
export interface Piece {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
}

export const CREAM = '#FFF8E9';
export const INK = '#2B2521';

const short = (n: number): string => String(Math.round(n * 100) / 100);

/** The closed outline through these points. */
export const outline = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;

/** An ellipse as an outline, or only the half right of its crease. */
export function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${short(x)} ${short(y - ry)}a${short(rx)} ${short(ry)} 0 1 1-.01 0Z`;
}
export function rightHalf(x: number, y: number, rx: number, ry: number): string {
  return `M${short(x)} ${short(y - ry)}a${short(rx)} ${short(ry)} 0 0 1 0 ${short(2 * ry)}Z`;
}

/** A star with `tips` tips that alternates between two radii; the first tip points `from` degrees clockwise from up. */
export function star(x: number, y: number, tips: number, outer: number, inner: number, from = 0): Point[] {
  return Array.from({ length: 2 * tips }, (_, i) => {
    const angle = ((from + (i * 180) / tips) * Math.PI) / 180;
    const radius = i % 2 ? inner : outer;
    return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
  });
}

/** The part of an outline right of the crease at `x`. */
export function rightOf(x: number, points: readonly Point[]): Point[] {
  return points.flatMap((a, i) => {
    const b = points[(i + 1) % points.length] ?? a;
    const crossing: Point[] = a[0] < x === b[0] < x ? [] : [[x, a[1] + ((x - a[0]) / (b[0] - a[0])) * (b[1] - a[1])]];
    return a[0] < x ? crossing : [a, ...crossing];
  });
}

/** Mixes two colours written #RRGGBB; `part` is the share of the second. */
export function mix(from: string, to: string, part: number): string {
  const channel = (colour: string, i: number): number => parseInt(colour.slice(i, i + 2), 16);
  return `#${[1, 3, 5]
    .map((i) => Math.round(channel(from, i) * (1 - part) + channel(to, i) * part))
    .map((n) => n.toString(16).padStart(2, '0'))
    .join('')}`;
}
