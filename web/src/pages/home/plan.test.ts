import { beforeEach, describe, expect, it } from 'vitest';
import { store } from '../../settings/stored';
import { rememberLevel } from '../../settings/level';
import { isUsual, opening, usualWish, withOption } from './plan';

describe('what is asked for', () => {
  beforeEach(() => store('level', null));

  it('is a good number of easy bots at once, without a form', () => {
    const plan = { level: 'easy', isPublic: false, allowsWatchers: true, secondsPerMove: 0, start: true };
    expect(opening('thirteen', usualWish('thirteen'), true)).toEqual({ game: 'thirteen', players: 4, ...plan });
    expect(opening('skipbo', usualWish('skipbo'), true)).toEqual({ game: 'skipbo', players: 3, ...plan });
  });

  it('has the level of the last time', () => {
    rememberLevel('hard');
    expect(usualWish('leaves').level).toBe('hard');
  });

  it('deals nothing for friends', () => {
    expect(opening('friday', usualWish('friday'), false)).not.toHaveProperty('start');
  });

  it('names options and patience only where they differ', () => {
    const deck = { name: 'deck', values: ['53', '50'], default: '53' };
    const wish = withOption(usualWish('friday'), deck, '50');
    expect(opening('friday', { ...wish, patienceSeconds: 0 }, false)).toMatchObject({
      options: { deck: '50' },
      patienceSeconds: 0,
    });
    expect(opening('friday', withOption(wish, deck, '53'), false)).not.toHaveProperty('options');
  });

  it('tells whether anything was chosen', () => {
    const wish = usualWish('leaves');
    expect(isUsual('leaves', wish)).toBe(true);
    expect(isUsual('leaves', { ...wish, players: 6 })).toBe(false);
    expect(isUsual('leaves', { ...wish, options: { expert: 'on' } })).toBe(false);
  });
});
