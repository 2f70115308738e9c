import { describe, expect, it } from 'vitest';
import type { People, SeatView } from '../../protocol/messages';
import { hasCompany, othersAt, removedFrom, watchersBeside } from './people';

const seat = (number: number, guest: string | null, name: string): SeatView => ({
  seat: number,
  guest,
  name,
  level: guest === null ? 'medium' : null,
  isHere: true,
  isStoodIn: false,
  standInAt: null,
});
const people = (seats: SeatView[], watchers = 0): People => ({
  phase: 'PLAYING',
  host: 'ada',
  seats,
  watchers,
  chatIsOn: true,
  commitment: '',
});
const said = (guest: string, name: string): { guest: string; name: string; text: string; at: number } => ({
  guest,
  name,
  text: 'Well',
  at: 1,
});

describe('others at the table', () => {
  it('are seated guests, then chatting guests, each once and never the viewer', () => {
    const table = {
      guest: 'ben',
      people: people([seat(0, 'ada', 'Ada'), seat(1, 'ben', 'Ben'), seat(2, null, 'Clerk')]),
      muted: ['dora'],
      chat: [said('ada', 'Ada'), said('dora', 'Dora'), said('ben', 'Ben')],
    };
    expect(othersAt(table).map(({ name, seat: at, isHost, isMuted }) => [name, at, isHost, isMuted])).toEqual([
      ['Ada', 0, true, false],
      ['Dora', -1, false, true],
    ]);
  });

  it('that were removed can be readmitted by the host, the last one first', () => {
    const removed = [
      { guest: 'dora', name: 'Dora' },
      { guest: 'eve', name: '' },
    ];
    const gone = { ...people([seat(0, 'ada', 'Ada')]), removed };
    expect(removedFrom({ people: gone, isHost: true }).map(({ guest }) => guest)).toEqual(['eve', 'dora']);
    expect(removedFrom({ people: gone, isHost: false })).toEqual([]);
    expect(removedFrom({ people: people([]), isHost: true })).toEqual([]);
  });

  it('do not include the viewer among the watchers', () => {
    const alone = people([seat(0, 'ada', 'Ada')], 1);
    expect(watchersBeside({ guest: 'ada', people: alone })).toBe(1);
    expect(watchersBeside({ guest: 'eve', people: alone })).toBe(0);
  });

  it('are company if they are persons', () => {
    const bots = people([seat(0, 'ada', 'Ada'), seat(1, null, 'Clerk')]);
    expect(hasCompany({ guest: 'ada', people: bots, chat: [] })).toBe(false);
    expect(hasCompany({ guest: 'eve', people: bots, chat: [] })).toBe(true);
    expect(hasCompany({ guest: 'ada', people: { ...bots, watchers: 1 }, chat: [] })).toBe(true);
    const waiting = people([seat(0, 'ada', 'Ada'), { ...seat(1, null, ''), level: null }]);
    expect(hasCompany({ guest: 'ada', people: waiting, chat: [] })).toBe(false);
    // Messages of former guests are still readable.
    expect(hasCompany({ guest: 'ada', people: bots, chat: [said('ben', 'Ben')] })).toBe(true);
  });
});
