import { describe, expect, it } from 'vitest';
import { nameOfBot, othersFrom } from './faces';
import type { SeatFace } from './scene';

const seats = [0, 1, 2, 3].map((seat) => ({ seat }) as SeatFace);

describe('the seats', () => {
  it('go round from the one after mine', () => {
    expect(othersFrom(seats, 1).map((face) => face.seat)).toEqual([2, 3, 0]);
    expect(othersFrom(seats, 3).map((face) => face.seat)).toEqual([0, 1, 2]);
  });
  it('are all there for those who look on', () => {
    expect(othersFrom(seats, -1).map((face) => face.seat)).toEqual([0, 1, 2, 3]);
  });
  it('do not repeat the level of a bot', () => {
    expect(nameOfBot('Ben (medium)')).toBe('Ben');
    expect(nameOfBot('Ben (dad)')).toBe('Ben (dad)');
  });
});
