import { expect, it } from 'vitest';
import { darkMoon, segments } from './gauge';

const count = (states: string[], state: string): number => states.filter((each) => each === state).length;

it('shows what lies there and what is added', () => {
  const states = segments(9, 4);
  expect(count(states, 'lies')).toBe(9);
  expect(count(states, 'adds')).toBe(4);
});

it('has as many red segments as the card is worth when it goes over', () => {
  for (let sum = 1; sum <= 13; sum++)
    for (const adds of [1, 2, 4, 5, 7]) {
      if (sum + adds <= 13) continue;
      const states = segments(sum, adds);
      expect(states).toHaveLength(13);
      expect(count(states, 'over')).toBe(adds);
      expect(count(states, 'adds')).toBe(0);
    }
});

it('adds nothing for a zero', () => {
  expect(segments(13, 0)).toEqual(Array.from({ length: 13 }, () => 'lies'));
});

it('is a new moon at 0 and a full one at 13', () => {
  expect(darkMoon(0)).toContain('A74.0 74 0 0 0');
  expect(darkMoon(13)).toBe('');
  expect(darkMoon(99)).toBe('');
});
