import { afterEach, expect, it } from 'vitest';
import { settings } from '../settings/settings.svelte';
import { isGuestName, shownName } from './names';
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

it('names that people choose stay as they are', async () => {
  settings.language = 'de';
  await spoken.learn();
  for (const name of ['Guest', 'Guest 1 of 2', 'My Guest 12', 'Ada']) {
    expect(shownName(name)).toBe(name);
    expect(isGuestName(name)).toBe(false);
  }
});
