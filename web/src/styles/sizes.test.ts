import { describe, expect, it } from 'vitest';
import { DESK, WIDE } from '../ui/sizes';

/**
 * What styles may ask of the window and of people. Whatever lies between two sizes is fluid (`clamp`), and a part of a page asks
 * how wide its container is.
 */
const SIZES = {
  phone: `(max-width: ${WIDE - 1}px)`,
  /** Where every pixel of height counts. */
  lowPhone: `(max-width: ${WIDE - 1}px) and (max-height: 680px)`,
  phoneOnItsSide: `(max-height: 500px) and (min-width: ${WIDE}px) and (max-width: ${DESK - 1}px)`,
  tablet: `(min-width: ${WIDE}px) and (min-height: 501px)`,
  desk: `(min-width: ${DESK}px)`,
};
/** Wider than high and no desk: a board stands beside everything else. */
const BESIDE = `(min-aspect-ratio: 1/1) and (min-width: ${WIDE}px) and (max-width: ${DESK - 1}px)`;
const WISHES = [
  '(forced-colors: active)',
  '(hover: hover)',
  '(prefers-contrast: more)',
  '(prefers-reduced-motion: reduce)',
];

const styles = import.meta.glob<string>(['../**/*.svelte', '../**/*.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('media queries', () => {
  it('are those of the named sizes and of what people wish, and no others', () => {
    const used = Object.values(styles).flatMap((text) =>
      [...text.matchAll(/@media ([^{]+?)\s*\{/g)].map(([, query = '']) => query.replace(/\s+/g, ' ')),
    );
    expect([...new Set(used)].sort()).toEqual([...Object.values(SIZES), BESIDE, ...WISHES].sort());
  });
});
