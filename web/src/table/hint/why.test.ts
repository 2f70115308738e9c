import { describe, expect, it } from 'vitest';
import { GAMES } from '../../game/registry';
import type { Weighed } from '../../protocol/messages';
import { spoken } from '../../texts/texts.svelte';
import { othersOf, whyOf } from './why';
import '../../games/registry';

// The document lies outside Vite's folder; the name is no literal because the client has no Node types.
const node: string = 'node:fs';
const { readFileSync } = (await import(/* @vite-ignore */ node)) as {
  readFileSync: (path: string, encoding: 'utf8') => string;
};
/** The consequences of moves in docs/protocol.md, which the terminal's tests compare with the code. */
const rows = readFileSync('../docs/protocol.md', 'utf8')
  .split('| game | what `why` can be |')[1]!
  .split('\n')
  .slice(2, 5);
const named = (title: string): string[] =>
  [...rows.find((row) => row.split('|')[1]!.includes(title))!.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name!);

const weighed = (move: string, part: Partial<Weighed>): Weighed => ({
  move,
  win: 40,
  cost: 0,
  margin: 0,
  isAsGood: false,
  why: '',
  often: 0,
  ...part,
});
const texts = spoken.now.expert;
const words = spoken.of('friday');

describe('the reason for the best move', () => {
  it.each(GAMES)('has words for all consequences of a move in %s, and no others', (game) => {
    expect(Object.keys(spoken.of(game).why).sort()).toEqual(named(spoken.of(game).title).sort());
  });

  it('is a consequence, the long run, or that another move is as good', () => {
    const best = weighed('l5', { why: 'others-take', often: 68 });
    const clear = weighed('c0', { cost: 4, margin: 2 });
    expect(whyOf([best, clear], texts, words)).toBe(
      'Someone else takes cards before your next turn about 7 times in 10.',
    );
    expect(whyOf([weighed('l5', {}), clear], texts, words)).toBe(texts.longRun);
    expect(whyOf([best, weighed('c0', { isAsGood: true })], texts, words)).toMatch(/^These are equally good\. Someone/);
    expect(whyOf([best, weighed('c0', { why: 'unheard-of' })], texts, words)).not.toBe('');
    expect(whyOf([], texts, words)).toBe('');
  });

  it('the cost of an alternative has its own flag, or the best move’s flag and an interval', () => {
    const others = othersOf(
      [weighed('l5', {}), weighed('c0', { cost: 1, margin: 2, isAsGood: true }), weighed('m2', { cost: 4, margin: 2 })],
      texts,
      words,
    );
    expect(others).toMatchObject([
      { move: 'c0', number: 1, cost: '−1 ± 2%' },
      { move: 'm2', number: 3, cost: '−4%' },
    ]);
  });
});
