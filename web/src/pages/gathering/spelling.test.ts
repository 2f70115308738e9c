import { expect, it } from 'vitest';
import { spelled } from './spelling';

/** The alphabet of codes: docs/protocol.md. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';

it('spells each letter of a code by a word', () => {
  expect(spelled('BKRTDXZW')).toBe('Bravo Kilo Romeo Tango, Delta X-ray Zulu Whiskey');
  for (const letter of LETTERS)
    expect(spelled(letter.repeat(8))).toMatch(new RegExp(`^(${letter}[\\w-]{3,} ?){4}, (${letter}[\\w-]{3,} ?){4}$`));
});
