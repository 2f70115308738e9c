import { describe, expect, it } from 'vitest';
import { GAMES } from '../game/shelf';
import { kitOf } from '../games/kits';
import { textsIn } from '../texts/texts.svelte';

describe.each(GAMES)('the hints of %s', (game) => {
  it('are five at most, each with its words and no words without a hint', async () => {
    const { hints } = await kitOf(game);
    expect(hints.length).toBeGreaterThan(0);
    expect(hints.length).toBeLessThanOrEqual(5);
    const { games } = await textsIn('en');
    expect(hints.map(({ name }) => name).sort()).toEqual(Object.keys(games[game].hints).sort());
  });

  it.each([
    ['en', /\bwin\b|\bwins\b/],
    ['de', /gewinnt|gewinnst/],
    ['nl', /wint/],
  ] as const)('say first what wins: %s', async (language, wins) => {
    const { hints } = await kitOf(game);
    const words: Record<string, { bold: string }> = (await textsIn(language)).games[game].hints;
    expect(words[hints[0]?.name ?? '']?.bold).toMatch(wins);
  });
});
