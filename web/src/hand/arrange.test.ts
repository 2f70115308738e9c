import { describe, expect, it } from 'vitest';
import { arranged, cardOf, keysOf, moved } from './arrange';

describe('a hand', () => {
  it('tells equal cards apart', () => {
    expect(keysOf(['b7', 'b7', 'n'])).toEqual(['b7.0', 'b7.1', 'n.0']);
    expect(cardOf('b7.1')).toBe('b7');
  });

  it('is sorted as it comes until somebody lays it otherwise', () => {
    expect(arranged(['b1', 'b7', 'n'], null)).toEqual(['b1.0', 'b7.0', 'n.0']);
    expect(arranged(['b1', 'b7', 'n'], ['n.0', 'b1.0', 'b7.0'])).toEqual(['n.0', 'b1.0', 'b7.0']);
  });

  it('forgets cards that are gone and puts new ones beside their like', () => {
    expect(arranged(['b1', 'b7', 'b7', 'g2'], ['b7.0', 'n.0', 'b1.0'])).toEqual(['b7.0', 'b7.1', 'b1.0', 'g2.0']);
  });

  it('lays a card where another lies', () => {
    expect(moved(['a.0', 'b.0', 'c.0'], 'c.0', 'a.0')).toEqual(['c.0', 'a.0', 'b.0']);
    expect(moved(['a.0', 'b.0', 'c.0'], 'a.0', 'c.0')).toEqual(['b.0', 'c.0', 'a.0']);
    expect(moved(['a.0'], 'x.0', 'a.0')).toEqual(['a.0']);
  });
});
