import { expect, it } from 'vitest';
import { ago } from './relativeTime';

it('describes a past time', () => {
  const minute = 60_000;
  expect([-5, 20_000, minute, 125 * minute, 24 * 60 * minute, 50 * 60 * minute].map((time) => ago('en', time))).toEqual(
    ['now', 'now', '1 minute ago', '2 hours ago', 'yesterday', '2 days ago'],
  );
  expect(ago('de', 12 * minute)).toBe('vor 12 Minuten');
  expect(ago('nl', 3 * minute)).toBe('3 minuten geleden');
});
