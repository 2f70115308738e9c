import { afterEach, expect, it } from 'vitest';
import { settings } from '../settings/settings.svelte';
import { folded, isGuestName, type Named, numbered, personName, shownName, shownNames } from './names';
import { spoken } from './texts.svelte';

afterEach(async () => {
  settings.language = 'en';
  await spoken.learn();
});

it.each([
  ['en', 'Guest 0042'],
  ['de', 'Gast 0042'],
  ['nl', 'Gast 0042'],
] as const)('a name that the server gives is in the language of the page: %s', async (language, shown) => {
  settings.language = language;
  await spoken.learn();
  expect(shownName('Guest 0042')).toBe(shown);
});

it('chosen names stay unchanged', async () => {
  settings.language = 'de';
  await spoken.learn();
  for (const name of ['Guest', 'Guest 1 of 2', 'My Guest 12', 'Ada']) {
    expect(shownName(name)).toBe(name);
    expect(isGuestName(name)).toBe(false);
  }
});

const person = (id: string, name: string, isMe = false): Named => ({ id, name, isBot: false, isMe });
const bot = (id: string, name: string): Named => ({ id, name, isBot: true, isMe: false });
const names = (...people: Named[]): string[] => [...shownNames(people).values()];

it.each([
  ['Ben', 'ben'],
  ['Ben', 'BEN'],
  ['Ben  B', 'Ben B'],
  ['Straße', 'STRASSE'],
  ['Ｂｅｎ', 'Ben'],
  ['Ве\u043d', 'BeH'],
  ['Ada', '\u0410d\u0430'],
  ['Ben 10', 'Ben 1O'],
])('%s and %s look the same', (one, other) => expect(folded(one)).toBe(folded(other)));

it.each([
  ['Ben', 'Bea'],
  ['Lia', 'Ila'],
  ['Jose', 'José'],
])('%s and %s do not', (one, other) => expect(folded(one)).not.toBe(folded(other)));

it('equal names get numbers, and the first keeps the plain one', () => {
  expect(names(person('a', 'Ben'), person('b', 'Ada'), person('c', 'BEN'), person('d', 'Ben'))).toEqual([
    'Ben',
    'Ada',
    'BEN (2)',
    'Ben (3)',
  ]);
});

it('numbers stay while guests join, leave and change seats', () => {
  const [first, second, third] = [person('a', 'Ben'), person('b', 'Ben'), person('c', 'Ben')];
  const known = numbered([first, second]);
  const shown = (...people: Named[]): string[] => [...shownNames(people, numbered(people, known)).values()];
  expect(shown(second, first)).toEqual(['Ben (2)', 'Ben']);
  expect(shown(second)).toEqual(['Ben (2)']);
  expect(shown(third, second)).toEqual(['Ben (3)', 'Ben (2)']);
  expect(shown(person('a', 'Cleo'), second)).toEqual(['Cleo', 'Ben (2)']);
});

it('bots are marked where another person is', () => {
  expect(names(person('a', 'Ada', true), bot('bot-1', 'Ben'))).toEqual(['Ada', 'Ben']);
  expect(names(person('a', 'Ada', true), bot('bot-1', 'Ben'), person('c', 'Ben'))).toEqual(['Ada', 'Ben (bot)', 'Ben']);
});

it.each([
  ['Bot Ada', 'Bot Ada (human)'],
  ['Ben (bot)', 'Ben [bot] (human)'],
  ['Ben \u24b7ot', 'Ben \u24b7ot (human)'],
  ['Ben (B\u043et)', 'Ben [B\u043et] (human)'],
  ['Ben \u{1f916}', 'Ben \u{1f916} (human)'],
  ['Ben (2)', 'Ben [2]'],
  ['Ben \u2475', 'Ben [2]'],
  ['Dirk （easy）', 'Dirk [easy]'],
  ['Talbot', 'Talbot'],
])('%s is no bot and has no number: %s', (name, shown) => expect(personName(name)).toBe(shown));

it.each([
  ['de', 'Ben (Bot)', 'Robot (Mensch)'],
  ['nl', 'Ben (bot)', 'Robot (mens)'],
] as const)('the marks are in the language of the page: %s', async (language, ...shown) => {
  settings.language = language;
  await spoken.learn();
  expect(names(bot('bot-0', 'Ben'), person('a', 'Robot'))).toEqual(shown);
});
