import { describe, expect, it } from 'vitest';
import { GAMES } from '../game/registry';
import { kitOf } from '../games/kits';
import { LANGUAGES } from '../settings/settings.svelte';
import { textsIn } from '../texts/texts.svelte';

describe.each(GAMES)('the tips of %s', (game) => {
  it('are five at most, each with its words and no words without a tip', async () => {
    const { tips } = await kitOf(game);
    expect(tips.length).toBeGreaterThan(0);
    expect(tips.length).toBeLessThanOrEqual(5);
    const { games } = await textsIn('en');
    expect(tips.map(({ name }) => name).sort()).toEqual(Object.keys(games[game].hints).sort());
  });

  it.each([
    ['en', /\bwin\b|\bwins\b/],
    ['de', /gewinnt|gewinnst/],
    ['nl', /wint/],
  ] as const)('say first what wins: %s', async (language, wins) => {
    const { tips } = await kitOf(game);
    const words: Record<string, { bold: string }> = (await textsIn(language)).games[game].hints;
    expect(words[tips[0]?.name ?? '']?.bold).toMatch(wins);
  });
});

it.each(LANGUAGES)('tips and hints have different names in %s', async (language) => {
  const { hints, expert } = await textsIn(language);
  expect(hints.hint).not.toBe(expert.hint);
});

it.each([
  ['de', /\bTipps?\b/],
  ['nl', /\badvies\b/i],
] as const)('and the expert’s is for the expert alone, in %s', async (language, expert) => {
  const { hints, gathering, rules, refusals } = await textsIn(language);
  const { newHere, restart, restarted } = rules;
  const { NOT_IN_THIS_LESSON: lesson } = refusals;
  expect([...Object.values(hints), gathering.hintsAgain, newHere, restart, restarted, lesson].join(' ')).not.toMatch(
    expert,
  );
});
