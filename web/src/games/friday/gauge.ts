import type { GaugeShape } from '../pile/gauge';

const MOON_R = 74;

/** The dark part of the moon: new at sum 0, full moon at the full sum. */
export function darkMoon(sum: number, full: number): string {
  const lit = Math.max(0, Math.min(1, sum / full));
  if (lit === 1) return '';
  const across = Math.abs(1 - 2 * lit) * MOON_R;
  return `M100 26A74 74 0 0 0 100 174A${across.toFixed(1)} 74 0 0 ${lit < 0.5 ? 0 : 1} 100 26Z`;
}

/** A moon for each kind. */
export const shapeOf = (_: string, sum: number, full: number): GaugeShape => ({
  inside: 'M100 26a74 74 0 1 1-.01 0Z',
  shaded: darkMoon(sum, full),
  way: 'M100 12a88 88 0 1 1-.01 0Z',
  text: { y: 146, size: 66 },
});
