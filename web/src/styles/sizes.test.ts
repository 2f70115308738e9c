import { describe, expect, it } from 'vitest';
import { DESK, WIDE } from '../ui/sizes';

/** The media queries that styles may use. Sizes in between are fluid (`clamp`), and parts of a page query their container. */
const SIZES = {
  phone: `(max-width: ${WIDE - 1}px)`,
  /** Windows where height is scarce. */
  lowPhone: `(max-width: ${WIDE - 1}px) and (max-height: 680px)`,
  phoneOnItsSide: `(max-height: 500px) and (min-width: ${WIDE}px) and (max-width: ${DESK - 1}px)`,
  tablet: `(min-width: ${WIDE}px) and (min-height: 501px)`,
  desk: `(min-width: ${DESK}px)`,
};
/** Wider than high but no desktop: a board stands beside everything else. */
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
  it('are those of the named sizes and of user preferences, and no others', () => {
    const used = Object.values(styles).flatMap((text) =>
      [...text.matchAll(/@media ([^{]+?)\s*\{/g)].map(([, query = '']) => query.replace(/\s+/g, ' ')),
    );
    expect([...new Set(used)].sort()).toEqual([...Object.values(SIZES), BESIDE, ...WISHES].sort());
  });
});
