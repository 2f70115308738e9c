import { outline, type Point, star } from '../../../art/paper';

/** Each picture shows as many things as its card's value: each function here draws exactly `count` of them. */

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

/** Cracks of the mirror, from the point of impact to the frame, each with one bend. */
export function cracks(count: number): string[] {
  return CRACKS.slice(0, count).map((degrees) => {
    const ray = (turn: number): Point => [
      Math.cos(((degrees + turn) * Math.PI) / 180),
      Math.sin(((degrees + turn) * Math.PI) / 180),
    ];
    // Intersects the ray from (60, 86) with the glass, an ellipse of 29 by 35 around (66, 85).
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

/** Rungs of the ladder: the height of the upper edge and half the width. */
export function rungs(count: number): { y: number; reach: number }[] {
  return Array.from({ length: count }, (_, i) => {
    const y = 47 + (84 * (i + 1)) / (count + 1);
    return { y, reach: 16.3 + (y - 75) * 0.245 };
  });
}
