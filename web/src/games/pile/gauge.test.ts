import { expect, it } from 'vitest';
import { segments } from './gauge';

const count = (states: string[], state: string): number => states.filter((each) => each === state).length;

it('shows what lies there and what is added', () => {
  const states = segments(13, 9, 4);
  expect(count(states, 'lies')).toBe(9);
  expect(count(states, 'adds')).toBe(4);
});

it('has as many red segments as the card is worth when it goes over', () => {
  for (let sum = 1; sum <= 13; sum++)
    for (const adds of [1, 2, 4, 5, 7]) {
      if (sum + adds <= 13) continue;
      const states = segments(13, sum, adds);
      expect(states).toHaveLength(13);
      expect(count(states, 'over')).toBe(adds);
      expect(count(states, 'adds')).toBe(0);
    }
});

it('adds nothing for a zero', () => {
  expect(segments(13, 13, 0)).toEqual(Array.from({ length: 13 }, () => 'lies'));
});
