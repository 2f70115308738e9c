import { describe, expect, it } from 'vitest';
import { millisOf, PACES, paceOf } from './pace';
import { languageOf, OF_THE_DEVICE, settings } from './settings.svelte';
import { forgetAllBut, store } from './stored';

describe('the language of a device', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['fr-FR', 'nl-BE', 'de'], 'nl'],
    [['EN-gb'], 'en'],
    [['fr', 'it'], 'en'],
    [[], 'en'],
  ])('%j is %s', (wanted, language) => expect(languageOf(wanted)).toBe(language));
});

describe('the pace of moves', () => {
  it('converts the card speed of the first version', () => {
    expect(['slow', 'normal', 'quick', 'still', null, 'warp'].map(paceOf)).toEqual([
      'calm',
      'normal',
      'fast',
      'atOnce',
      'normal',
      'normal',
    ]);
  });
  it('matches the protocol', () => {
    expect(PACES.map((pace) => [millisOf(pace, 'next'), millisOf(pace, 'further')])).toEqual([
      [2000, 900],
      [1000, 450],
      [400, 150],
      [0, 0],
    ]);
  });
});

describe('settings', () => {
  it('outlast the guest of the device, unlike all other stored data', () => {
    localStorage.clear();
    Object.assign(settings, { theme: 'dark', pace: 'fast', language: 'nl', isLarge: true });
    Object.assign(settings, { hasSound: false, confirms: true, notifies: true });
    const kept = { ...localStorage };
    expect(Object.keys(kept)).toHaveLength(OF_THE_DEVICE.length - 1);
    for (const key of ['name', 'played', 'fair.a', 'lesson-friday']) store(key, 'x');
    localStorage.setItem('of another page', 'x');
    forgetAllBut(OF_THE_DEVICE);
    expect({ ...localStorage }).toEqual({ ...kept, 'of another page': 'x' });
    localStorage.clear();
  });
});
