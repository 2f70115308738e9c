import { beforeEach, describe, expect, it } from 'vitest';
import { store } from '../../settings/stored';
import { rememberLevel } from '../../settings/level';
import { spoken } from '../../texts/texts.svelte';
import { isUsual, opening, usualDraft, usualPatience, whyAway, withOption } from './plan';

describe('what is asked for', () => {
  beforeEach(() => store('level', null));

  it('is a good number of easy bots at once, without a form', () => {
    const plan = { level: 'easy', isPublic: false, allowsWatchers: true, secondsPerMove: 0, start: true };
    expect(opening('thirteen', usualDraft(), true)).toEqual({ game: 'thirteen', players: 4, ...plan });
    expect(opening('skipbo', usualDraft(), true)).toEqual({ game: 'skipbo', players: 3, ...plan });
  });

  it('has the level of the last time', () => {
    rememberLevel('hard');
    expect(usualDraft().level).toBe('hard');
  });

  it('deals nothing for friends', () => {
    expect(opening('friday', usualDraft(), false)).not.toHaveProperty('start');
  });

  it('names options and patience only where they differ', () => {
    const deck = { name: 'deck', values: ['53', '50'], default: '53' };
    const draft = withOption(usualDraft(), deck, '50');
    expect(opening('friday', { ...draft, patienceSeconds: 0 }, false)).toMatchObject({
      options: { deck: '50' },
      patienceSeconds: 0,
    });
    expect(opening('friday', withOption(draft, deck, '53'), false)).not.toHaveProperty('options');
  });

  it('leaves the patience for absent players to the server, and shows it', () => {
    const days = { ...usualDraft(), secondsPerMove: 259_200 };
    expect(opening('friday', days, false)).not.toHaveProperty('patienceSeconds');
    expect([usualPatience(usualDraft()), usualPatience(days)]).toEqual([60, 0]);
    expect(opening('friday', { ...days, patienceSeconds: 60 }, false)).toMatchObject({ patienceSeconds: 60 });
    const texts = spoken.now.home;
    expect(whyAway(texts, 60, 259_200)).toBe(texts.patienceWhy);
    expect(whyAway(texts, 0, 259_200)).toBe(texts.clockWhy);
    expect(whyAway(texts, 0, 0)).toBe(texts.waitsWhy);
  });

  it('tells whether anything was chosen', () => {
    const draft = usualDraft();
    expect(isUsual(draft)).toBe(true);
    expect(isUsual({ ...draft, players: 6 })).toBe(false);
    expect(isUsual({ ...draft, options: { expert: 'on' } })).toBe(false);
  });
});
