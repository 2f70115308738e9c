import { describe, expect, it } from 'vitest';
import { arranged, cardOf, keysOf, moved } from './arrange';

describe('a hand', () => {
  it('numbers equal cards', () => {
    expect(keysOf(['b7', 'b7', 'n'])).toEqual(['b7.0', 'b7.1', 'n.0']);
    expect(cardOf('b7.1')).toBe('b7');
  });

  it('has the server’s order until the player changes it', () => {
    expect(arranged(['b1', 'b7', 'n'], null)).toEqual(['b1.0', 'b7.0', 'n.0']);
    expect(arranged(['b1', 'b7', 'n'], ['n.0', 'b1.0', 'b7.0'])).toEqual(['n.0', 'b1.0', 'b7.0']);
  });

  it('drops missing cards and puts new ones beside similar cards', () => {
    expect(arranged(['b1', 'b7', 'b7', 'g2'], ['b7.0', 'n.0', 'b1.0'])).toEqual(['b7.0', 'b7.1', 'b1.0', 'g2.0']);
  });

  it('moves a card to another card’s position', () => {
    expect(moved(['a.0', 'b.0', 'c.0'], 'c.0', 'a.0')).toEqual(['c.0', 'a.0', 'b.0']);
    expect(moved(['a.0', 'b.0', 'c.0'], 'a.0', 'c.0')).toEqual(['b.0', 'c.0', 'a.0']);
    expect(moved(['a.0'], 'x.0', 'a.0')).toEqual(['a.0']);
  });
});
