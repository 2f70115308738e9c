import { describe, expect, it } from 'vitest';
import { GAMES } from '../game/registry';
import { messages } from '../../target/fixtures';
import { spoken } from '../texts/texts.svelte';
import { kitOf } from './kits';
import { REGISTRY } from './registry';

const files = import.meta.glob<string>('../**/*.{svelte,ts,css}', { query: '?raw', import: 'default', eager: true });
const welcome = messages.welcome.type === 'welcome' ? messages.welcome.games : [];

describe('the registry', () => {
  it('holds what the server offers, in its order', () => {
    expect(GAMES).toEqual(welcome.map(({ id }) => id));
    expect(Object.keys(REGISTRY)).toEqual(GAMES);
  });

  it('is the only place outside of a game that names one', () => {
    const name = new RegExp(`['".\\s/{-](${GAMES.join('|')})['"\\s/.,}:;]`);
    // Comments may name a game; code outside its folder may not.
    const code = (source: string): string => source.replace(/\/\*[^]*?\*\/|\/\/.*|<!--[^]*?-->/g, '');
    const naming = Object.entries(files)
      .filter(([path]) => !path.startsWith('./') && !/\.(test|gen)\.ts$|\/texts\/(en|de|nl)\//.test(path))
      .filter(([, source]) => name.test(code(source)))
      .map(([path]) => path);
    expect(naming).toEqual([]);
    const family = Object.entries(files).filter(([path]) => path.startsWith('./pile/') && !path.endsWith('.test.ts'));
    expect(family.filter(([, source]) => name.test(code(source))).map(([path]) => path)).toEqual([]);
  });
});

describe.each(GAMES)('%s', (game) => {
  const offer = welcome.find(({ id }) => id === game);

  it('brings a whole kit', async () => {
    const kit = await kitOf(game);
    for (const part of ['Table', 'narrate', 'best', 'flights', 'tips'] as const) expect(kit[part], part).toBeTruthy();
    const hasRounds = offer?.matches.some(({ rounds }) => rounds.some((each) => each !== 1));
    if (hasRounds) for (const part of ['RoundEnd', 'closing'] as const) expect(kit[part], part).toBeTruthy();
  });

  it('draws every card of its deck, each in its own way, and a back', () => {
    const { faceOf, back, cards, fan } = REGISTRY[game].look;
    const codes = Object.keys(offer?.cards ?? {});
    expect(new Set(codes.map((code) => JSON.stringify(faceOf(code)))).size).toBe(codes.length);
    expect(back).toHaveLength(3);
    for (const code of [...cards, ...fan.cards.map((card) => card.code)]) expect(codes).toContain(code);
  });

  it('has words for every option that can be chosen, and for each of its values', () => {
    const words: Record<string, { values: Record<string, string> }> = spoken.now.games[game].options;
    for (const { name, values } of offer?.options ?? []) {
      expect(Object.keys(words[name]?.values ?? {}).sort(), name).toEqual([...values].sort());
    }
    expect(Object.keys(words).sort()).toEqual(offer?.options.map(({ name }) => name).sort());
  });

  it('says for how many it is, as the server does', () => {
    const { size } = spoken.now.games[game];
    expect(size).toContain(`${offer?.fewestPlayers}–${offer?.mostPlayers} `);
  });

  it('has words for the end of a match, also of a single round', () => {
    const { single } = spoken.of(game);
    if (offer?.matches.some(({ addsUp }) => !addsUp)) expect(single).toBeTruthy();
  });
});
