import { describe, expect, it } from 'vitest';
import { GAMES } from '../game/registry';
import { LANGUAGES } from '../settings/settings.svelte';
import { often } from './en/often';
import { textsIn } from './texts.svelte';
import { dateAndTime, listed, plural } from './words';

const files = import.meta.glob<string>('../**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });
const sources = Object.entries(files).filter(
  ([path]) => !/\.(test|gen)\.ts$/.test(path) && !/\/(samples|en|de|nl)(\/|\.ts$)/.test(path),
);
const english = await textsIn('en');

/** `table.yourTurn`, `games.skipbo.refusals.NOT_NEXT` … */
function keysOf(texts: object, path = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value as object, `${path}${key}.`) : [`${path}${key}`],
  );
}

describe.each(LANGUAGES)('texts in %s', async (language) => {
  const texts = await textsIn(language);

  it('match the English ones', () => {
    expect(keysOf(texts).sort()).toEqual(keysOf(english).sort());
  });

  it('are not empty, and have no exclamation marks', () => {
    const check = (value: unknown, path: string): void => {
      if (typeof value === 'object' && value !== null) {
        for (const [key, inner] of Object.entries(value)) check(inner, `${path}.${key}`);
      } else if (typeof value === 'string') {
        expect(value.trim(), path).not.toBe('');
        expect(value, path).not.toContain('!');
      }
    };
    check(texts, '');
  });
});

describe('texts', () => {
  /** The names of a text group in a source: `spoken.now.home` itself, and every local name of it. */
  function namesOf(group: string, source: string): string[] {
    const type = `${group.charAt(0).toUpperCase()}${group.slice(1)}Texts`;
    const given = [
      `(?:const|let) (\\w+)(?:: \\w+)? = (?:\\$derived\\()?spoken\\.now\\.${group}\\b`,
      `(\\w+): ${type}\\b`,
      `\\b${group}: (\\w+)[,} ][^\\n]*: Texts\\b`,
    ];
    return [
      `\\.${group}`,
      ...given.flatMap((way) => [...source.matchAll(new RegExp(way, 'g'))].map(([, name]) => `\\b${name}`)),
    ];
  }
  const isRead = (key: string, names: readonly string[], source: string): boolean =>
    new RegExp(`(?:${names.join('|')})\\s*\\??\\.\\s*${key}\\b`).test(source);

  // Groups with lookups by a server value (levels, reasons …) count as a whole.
  it('are all used', () => {
    const groups = Object.entries(english).filter(([group]) => group !== 'games' && group !== 'refusals');
    const unused = groups.flatMap(([group, texts]) => {
      const near = sources.map(([, source]) => ({ source, names: namesOf(group, source) }));
      return Object.keys(texts)
        .filter((key) => !near.some(({ source, names }) => isRead(key, names, source)))
        .map((key) => `${group}.${key}`);
    });
    expect(unused).toEqual([]);
  });

  it.each(GAMES)('of %s are all used, at its table or in shared pages', (game) => {
    const names = ['\\btexts', '\\bwords', `games\\.${game}`, 'games\\[[\\w.]+\\]', '(?:wordsOf|of)\\([\\w.()]*\\)'];
    const near = sources.filter(([path, source]) => {
      const [, folder, of] = path.split('/');
      return folder === 'games' ? of === game || of === 'pile' : /spoken\.of\(|GameWords|texts\.games/.test(source);
    });
    const isUsed = (key: string): boolean =>
      near.some(([, source]) => isRead(key, names, source) || source.includes(`{ ${key} }: GameWords`));
    expect(Object.keys(english.games[game]).filter((key) => !isUsed(key))).toEqual([]);
  });
});

describe('counted in English', () => {
  const { after, here, ownTables, games } = english;
  const { leads } = games.thirteen;
  it.each([
    [
      [0, 1, 4, 10].map(often),
      ['less than 1 time in 10', 'about 1 time in 10', 'about 4 times in 10', 'almost every time'],
    ],
    [
      [1, 2, 3].map(after.findings.holds.starters),
      ['The right player began.', 'The right player began, both times.', 'The right player began, all three times.'],
    ],
    [
      [2, 3].map(after.findings.holds.shuffles),
      ['Both shuffles match, card by card.', 'All three shuffles match, card by card.'],
    ],
    [[1, 2].map((count) => here.isRemoved('13', count)), ['Match deleted: 13.', '2 matches deleted: 13.']],
    [['', 'Ada'].map((name) => ownTables.isLeft('13', name)), ['Table left: 13.', 'Table left: 13 with Ada.']],
    [
      [1, 3].map((by) => leads({ name: 'Ada', isMe: false }, by)),
      ['Ada leads by one point.', 'Ada leads by 3 points.'],
    ],
    [[1, 12].map(games.friday.toDraw), ['1 card to draw', '12 cards to draw']],
    [[1, 7].map((count) => games.skipbo.stockOf('5', count)), ['last stock card, a 5', 'stock of 7, a 5 on top']],
    [
      [1, 7].map((count) => games.skipbo.ownStock('5', count, ['blue'])),
      ['Your stock: the last card, a 5, fits on blue', 'Your stock: a 5 on top, fits on blue, 7 cards left'],
    ],
    [[games.skipbo.ranOut(1200)], ['After 1,200 turns, the smallest stock wins.']],
  ])('reads as spoken: %j', (said, expected) => expect(said).toEqual(expected));
});

describe('words', () => {
  it('have singular and plural', () => {
    expect([0, 1, 2].map((count) => plural(count, 'card', 'cards'))).toEqual(['cards', 'card', 'cards']);
  });
  it('list names as the language does', () => {
    expect(listed('en', ['Ada', 'Ben', 'Cleo'])).toBe('Ada, Ben and Cleo');
    expect(listed('de', ['Ada', 'Ben', 'Cleo'])).toBe('Ada, Ben und Cleo');
    expect(listed('nl', ['Ada', 'Ben'])).toBe('Ada en Ben');
  });
  it('write a time as the language does, without AM and PM', () => {
    const at = new Date(2026, 10, 18, 23, 15).getTime();
    expect(dateAndTime('en', at)).toBe('18 Nov 2026, 23:15');
    expect(dateAndTime('de', at)).toBe('18.11.2026, 23:15');
    expect(dateAndTime('nl', at)).toBe('18 nov 2026, 23:15');
  });
});
