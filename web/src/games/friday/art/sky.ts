import { outline, star } from '../../../art/paper';

/**
 * A night sky: `count` small stars over a field of this size, as three outlines from faint to bright. Computed without
 * randomness, so that it is always the same.
 */
export function sky(count: number, width: number, height: number): string[] {
  return [0, 1, 2].map((brightness) =>
    Array.from({ length: Math.ceil((count - brightness) / 3) }, (_, i) => {
      const n = 3 * i + brightness + 1;
      const size = 3 + brightness;
      return outline(star((n * 397) % width, (n * 211) % height, 4, size, size * 0.28));
    }).join(''),
  );
}
