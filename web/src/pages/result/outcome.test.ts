import { describe, expect, it } from 'vitest';
import type { Plan } from '../../protocol/messages';
import { textsIn } from '../../texts/texts.svelte';
import { addsUp, fileName, outcome, ranking } from './outcome';

const plan = (game: Plan['game'], options: Record<string, string> = {}): Plan => ({
  game,
  players: 3,
  options,
  isPublic: false,
  allowsWatchers: true,
  secondsPerMove: 0,
  patienceSeconds: 60,
  level: 'medium',
});
const [en, de] = await Promise.all([textsIn('en'), textsIn('de')]);
const names = ['Zoë', 'Ada', 'Mira'];
const who = (seat: number) => ({ name: names[seat]!, isMe: seat === 0 });
const end = (game: Plan['game'], totals: number[], winners: number[], options = {}) =>
  outcome(en, plan(game, options), { totals, winners }, who);

describe('how a match ended', () => {
  it('names the winner with the points, and the next player', () => {
    expect(end('friday', [22, 14, 18], [1])).toEqual({
      headline: 'Ada wins with 14 points',
      lede: 'Four points ahead of Mira.',
    });
    expect(end('thirteen', [17, 18, 40], [0])).toEqual({
      headline: 'You win with 17 points',
      lede: 'One point ahead of Ada.',
    });
    expect(end('thirteen', [17, 16, 40], [1]).lede).toBe('One point ahead of you.');
  });

  it('supports shared victories', () => {
    expect(end('friday', [22, 14, 14], [1, 2])).toEqual({
      headline: 'Ada and Mira share the win',
      lede: 'With 14 points each.',
    });
    expect(end('friday', [9, 14, 9], [0, 2])).toEqual({
      headline: 'You and Mira share the win',
      lede: 'With nine points each.',
    });
    const german = outcome(de, plan('friday'), { totals: [9, 14, 9], winners: [0, 2] }, who);
    expect(german.headline).toBe('Du und Mira teilt euch den Sieg');
  });

  it('describes the end of matches without a sum', () => {
    expect(end('skipbo', [3, 0], [1])).toEqual({ headline: 'Ada wins', lede: 'Ada’s stock was empty first.' });
    expect(end('skipbo', [3, 7], [0]).lede).toContain('smallest');
    expect(end('leaves', [0, 5, 2], [0])).toEqual({ headline: 'You win', lede: 'You played your last card.' });
    expect(end('leaves', [4, 4, 6], [0, 1])).toEqual({
      headline: 'You and Ada share the win',
      lede: 'That was the last lap. The fewest cards win.',
    });
    expect(end('leaves', [21, 0, 13], [1], { expert: 'on' }).headline).toBe('Ada wins with 0 points');
  });

  it('ranks the fewest first', () => {
    expect(ranking(plan('friday'), [22, 14, 22, 3])).toEqual([3, 1, 0, 2]);
    expect(addsUp(plan('leaves'))).toBe(false);
  });

  it('gives a saved record a name', () => {
    const finished = { match: 2, at: Date.UTC(2026, 10, 15), names, totals: [1, 2, 3], winners: [0] };
    expect(fileName(plan('friday'), 2, finished)).toBe('table13-friday-2026-11-15-match-2.txt');
    expect(fileName(plan('friday'), 2, undefined)).toBe('table13-friday-match-2.txt');
  });
});
