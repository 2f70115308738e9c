import { describe, expect, it } from 'vitest';
import type { People } from '../protocol/messages';
import { dealtTo, everybody, faces, facesThen, namesAmong, nameThen, othersFrom, playersOf, seatsThen } from './faces';
import { shownNames } from '../texts/names';
import type { SeatFace } from './scene';

const seats = [0, 1, 2, 3].map((seat) => ({ seat }) as SeatFace);

describe('the seats', () => {
  it('go round from the one after mine', () => {
    expect(othersFrom(seats, 1).map((face) => face.seat)).toEqual([2, 3, 0]);
    expect(othersFrom(seats, 3).map((face) => face.seat)).toEqual([0, 1, 2]);
  });
  it('are all present for watchers', () => {
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
    const people = { seats: [bot], host: 'ada' } as unknown as People; // Only the seats and the host matter here.
    expect(faces({ people, guest: 'ada' })[0]).toMatchObject({ name: 'Ben', level: 'medium', isBot: true });
    expect(playersOf(people)).toEqual([{ name: 'Ben', level: 'medium' }]);
  });
});

describe('equal names', () => {
  const seat = (seat: number, guest: string | null, name: string, level: string | null = null) => ({
    seat,
    guest,
    name: level === null ? name : `${name} (${level})`,
    player: { name, level },
    level,
  });
  const people = {
    seats: [seat(0, 'ada', 'Ada'), seat(1, null, 'Ben', 'easy'), seat(2, 'ben', 'Ben'), seat(3, null, '')],
    host: 'ada',
    removed: [{ guest: 'gone', name: 'Ada' }],
  } as unknown as People; // Only these members matter here.
  const chat = [
    { guest: 'looks-on', name: 'Ben', text: 'Hello', at: 1 },
    { guest: 'looks-on', name: 'Bea', text: 'I am Bea now', at: 2 },
  ];

  it('differ at the seats', () => {
    expect(faces({ people, guest: 'ada' }).map(({ name }) => name)).toEqual(['Ada', 'Ben (bot)', 'Ben', '']);
  });
  it('differ among all known guests, by their newest names', () => {
    const known = everybody({ people, guest: 'ada', chat });
    expect(known.map(({ id, name }) => `${id} ${name}`)).toEqual([
      'ada Ada',
      'bot-1 Ben',
      'ben Ben',
      'looks-on Bea',
      'gone Ada',
    ]);
  });
  it('differ in a match of former players', () => {
    const players = [
      { name: 'Ada', level: null },
      { name: 'Ben', level: 'easy' },
      { name: 'Ben', level: null },
      { name: 'Ben', level: null },
    ];
    const dealt = dealtTo(people, ['Ada', 'Ben (easy)', 'Ben', 'Ben'], players);
    const numbers = new Map([['ben', { folded: 'ben', number: 2 }]]);
    const played = facesThen({ guest: 'ada', names: namesAmong({ guest: 'ada', numbers }, dealt) }, dealt, [3]);
    expect(played.map(({ name }) => name)).toEqual(['Ada', 'Ben (bot)', 'Ben (2)', 'Ben (3)']);
    expect(dealt.map(({ guest }) => guest)).toEqual(['ada', null, 'ben', 'was-3']);
    expect(played.map(({ isMe }) => isMe)).toEqual([true, false, false, false]);
    expect(played.map(({ isWinner }) => isWinner)).toEqual([false, false, false, true]);
  });
  it('differ from those of former players', () => {
    const was = (seat: number, guest: string | null, name: string, level: string | null = null) => ({
      seat,
      guest,
      player: { name, level },
    });
    const past = [was(3, 'other', 'Ben'), was(2, 'ben', 'Bennet'), was(0, 'ada', 'Ben'), was(1, null, 'Ben', 'hard')];
    const all = everybody({ people, guest: 'ada', chat: [], past });
    expect(all.find(({ id }) => id === 'ada Ben')).toMatchObject({ isMe: true });
    const names = shownNames(all);
    expect(past.map((each) => nameThen(each, names))).toEqual(['Ben (2)', 'Bennet', 'Ben (3)', 'Ben (bot)']);
    const now = [was(2, 'ben', 'Ben'), was(3, null, 'Dirk', 'easy')];
    expect(seatsThen(now, [past[0]!])).toEqual([now[0], past[0]]);
    expect(seatsThen(now, undefined)).toBe(now);
  });
});
