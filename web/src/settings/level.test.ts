import { beforeEach, describe, expect, it } from 'vitest';
import { LEVELS, rememberLevel, strongerThan, usualLevel } from './level';
import { store } from './stored';

describe('the level of bots', () => {
  beforeEach(() => store('level', null));

  it('is easy at the first visit, then that of the last time', () => {
    expect(usualLevel()).toBe('easy');
    rememberLevel('hard');
    expect(usualLevel()).toBe('hard');
  });

  it('is never a baseline, even if one was stored before', () => {
    expect(LEVELS).not.toContain('random');
    expect(LEVELS).not.toContain('greedy');
    rememberLevel('greedy');
    expect(usualLevel()).toBe('easy');
  });

  it('has a next step up to the last', () => {
    expect(LEVELS.map((level) => strongerThan(level))).toEqual(['medium', 'hard', 'expert', null]);
    expect(strongerThan('random')).toBeNull();
  });
});
