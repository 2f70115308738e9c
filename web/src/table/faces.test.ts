import { describe, expect, it } from 'vitest';
import type { People } from '../protocol/messages';
import { faces, othersFrom, playersOf } from './faces';
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
    const bot = {
      seat: 0,
      guest: null,
      name: 'Ben (medium)',
      player: { name: 'Ben', level: 'medium' },
      level: 'medium',
    };
    const people = { seats: [bot], host: 'ada' } as unknown as People; // Nothing else of them matters here.
    expect(faces({ people, guest: 'ada' })[0]).toMatchObject({ name: 'Ben', level: 'medium', isBot: true });
    expect(playersOf(people)).toEqual([{ name: 'Ben', level: 'medium' }]);
  });
});
