import { describe, expect, it } from 'vitest';
import { isCorner, kindOf, placeOf, SPACES, wayFrom } from './track';

/** The board of S3, copied from the text of the rules. */
const RULED = `
  blue corner,    blue,    5-8,      pink,      9-12,  orange,
  orange corner,  orange,  SKIP-BO,  exchange,  1-4,   purple,
  purple corner,  purple,  5-8,      pink,      9-12,  red,
  red corner,     red,     SKIP-BO,  exchange,  1-4,   blue
`
  .trim()
  .split(/,\s+/);

describe('the track', () => {
  it('is printed as the rules have it', () => {
    const printed = SPACES.map((space) => {
      const kind = kindOf(space);
      if (kind === 'wild') return 'SKIP-BO';
      return isCorner(space) ? `${kind} corner` : kind;
    });
    expect(printed).toEqual(RULED);
  });

  it('runs clockwise round a square of seven by seven', () => {
    expect([1, 7, 13, 19].map(placeOf)).toEqual([
      { column: 1, row: 1 },
      { column: 7, row: 1 },
      { column: 7, row: 7 },
      { column: 1, row: 7 },
    ]);
    for (const space of SPACES) {
      const here = placeOf(space);
      const next = placeOf((space % 24) + 1);
      expect(Math.abs(here.column - next.column) + Math.abs(here.row - next.row)).toBe(1);
    }
  });

  it('leads a pawn the way its card takes it', () => {
    expect(wayFrom(3, 6)).toEqual([3, 4, 5, 6]);
    expect(wayFrom(23, 2)).toEqual([23, 24, 1, 2]);
    expect(wayFrom(2, 23)).toEqual([2, 1, 24, 23]);
    expect(wayFrom(1, 13)).toHaveLength(13);
  });
});
