import { describe, expect, it } from 'vitest';
import { millisOf, PACES, paceOf } from './pace';
import { languageOf } from './settings.svelte';

describe('the language of a device', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['fr-FR', 'nl-BE', 'de'], 'nl'],
    [['EN-gb'], 'en'],
    [['fr', 'it'], 'en'],
    [[], 'en'],
  ])('%j is %s', (wanted, language) => expect(languageOf(wanted)).toBe(language));
});

describe('the pace of the others', () => {
  it('takes over how fast cards travelled in the first version', () => {
    expect(['slow', 'normal', 'quick', 'still', null, 'warp'].map(paceOf)).toEqual([
      'calm',
      'normal',
      'fast',
      'atOnce',
      'normal',
      'normal',
    ]);
  });
  it('is the one of the protocol', () => {
    expect(PACES.map((pace) => [millisOf(pace, 'next'), millisOf(pace, 'further')])).toEqual([
      [2000, 900],
      [1000, 450],
      [400, 150],
      [0, 0],
    ]);
  });
});
