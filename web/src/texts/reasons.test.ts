import { describe, expect, it } from 'vitest';
import { GAMES } from '../game/registry';
import { messages } from '../../target/fixtures';
import { reasonText } from './reasons';
import type { Language } from '../settings/settings.svelte';
import { spoken, textsIn } from './texts.svelte';

// The document lies outside Vite's folder; the name is no literal because the client has no Node types.
const node: string = 'node:fs';
const { readFileSync } = (await import(/* @vite-ignore */ node)) as {
  readFileSync: (path: string, encoding: 'utf8') => string;
};

/** The reasons of docs/protocol.md by heading. The server's tests compare them with the code. */
const listed = readFileSync('../docs/protocol.md', 'utf8')
  .split(/^### /m)
  .filter((section) => section.includes('<!-- refusals/'))
  .map((section) => ({
    heading: section.slice(0, section.indexOf('\n')),
    reasons: [...section.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, reason]) => reason),
  }));
const titles = GAMES.map((game) => spoken.of(game).title);
/** Created by the client when the connection is lost. */
const OWN = ['NO_LINE'];

describe('the reason of a refusal', () => {
  it('has words for every reason of the server, and no others', () => {
    const shared = listed.filter(({ heading }) => !titles.includes(heading)).flatMap(({ reasons }) => reasons);
    expect(Object.keys(spoken.now.refusals).sort()).toEqual([...shared, ...OWN].sort());
  });

  it.each(GAMES)('has words for every reason of %s, and no others', (game) => {
    const own = listed.find(({ heading }) => heading === spoken.of(game).title)?.reasons;
    expect(Object.keys(spoken.of(game).refusals).sort()).toEqual(own?.sort());
  });

  it('uses the words of the game, else the shared words, else the server’s', () => {
    const refused = messages['refused-rule'];
    if (refused.type !== 'refused') throw new Error('no refusal');
    const said = (reason: string): string => reasonText(spoken.now, 'leaves', { ...refused, reason, sentence: 'So.' });
    expect(said('NOT_HELD')).toBe(spoken.now.games.leaves.refusals.NOT_HELD);
    expect(said('CLOSED')).toBe(spoken.now.refusals.CLOSED);
    expect(said('MOONSHINE')).toBe('So.');
  });

  it('says when to retry, if the server does', async () => {
    const refused = messages['refused-wait'];
    if (refused.type !== 'refused') throw new Error('no refusal');
    const said = async (language: Language, waitMillis: number): Promise<string> =>
      reasonText(await textsIn(language), null, { ...refused, waitMillis });
    expect(reasonText(spoken.now, null, refused)).toContain(spoken.now.common.tryAgainIn(refused.waitMillis!));
    expect(await said('en', 11_001)).toMatch(/\. Try again in 12 seconds\.$/);
    expect(await said('de', 300_000)).toMatch(/\. Versuch es in 5 Minuten noch einmal\.$/);
    expect(await said('nl', 7 * 3_600_000)).toMatch(/\. Probeer het over 7 uur opnieuw\.$/);
    expect(await said('en', 1)).toContain('in 1 second.');
  });
});
