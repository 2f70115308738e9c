import { describe, expect, it } from 'vitest';
import { texts as de } from './de';
import { texts as en } from './en';
import { texts as nl } from './nl';
import { listed, minutes, plural } from './words';

const files = import.meta.glob<string>('../**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });
const sources = Object.entries(files)
  .filter(([path]) => !path.endsWith('.test.ts') && !path.endsWith('.gen.ts') && !/\/(en|de|nl)(\/|\.ts$)/.test(path))
  .map(([, source]) => source)
  .join('\n');

/** `table.yourTurn`, `refusals.house.CLOSED` … */
function keysOf(texts: object, path = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value as object, `${path}${key}.`) : [`${path}${key}`],
  );
}

describe('texts', () => {
  it.each([
    ['de', de],
    ['nl', nl],
  ])('%s has every text of the English ones and no other', (_, texts) => {
    expect(keysOf(texts).sort()).toEqual(keysOf(en).sort());
  });

  it.each([
    ['en', en],
    ['de', de],
    ['nl', nl],
  ])('%s has no empty text and no exclamation mark', (_, texts) => {
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

  it('are all used', () => {
    // Groups (titles, levels, reasons …) are looked up by what the server says: they count as a whole.
    const unused = keysOf(en).filter((path) => {
      const [, key = ''] = path.split('.');
      const use = new RegExp(`[.?]${key}\\b|\\['${key}'\\]`);
      return !use.test(sources);
    });
    expect(unused).toEqual([]);
  });
});

describe('words', () => {
  it('know one from many', () => {
    expect([0, 1, 2].map((count) => plural(count, 'card', 'cards'))).toEqual(['cards', 'card', 'cards']);
  });
  it('list names as the language does', () => {
    expect(listed('en', ['Ada', 'Ben', 'Cleo'])).toBe('Ada, Ben, and Cleo');
    expect(listed('de', ['Ada', 'Ben', 'Cleo'])).toBe('Ada, Ben und Cleo');
    expect(listed('nl', ['Ada', 'Ben'])).toBe('Ada en Ben');
  });
  it('count down in minutes and seconds', () => {
    expect(minutes(61_001)).toBe('1:02');
    expect(minutes(-5)).toBe('0:00');
  });
});
