import { describe, expect, it } from 'vitest';
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
