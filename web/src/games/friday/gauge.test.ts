import { expect, it } from 'vitest';
import { darkMoon } from './gauge';

it('is a new moon at 0 and a full one at 13', () => {
  expect(darkMoon(0, 13)).toContain('A74.0 74 0 0 0');
  expect(darkMoon(13, 13)).toBe('');
  expect(darkMoon(99, 13)).toBe('');
});
