import { describe, expect, it } from 'vitest';
import { matchesHere, newest } from './finished';
import { isStoredTable, type StoredTable, listingOf } from './onDevice';
import { recordsName } from './records';
import { rememberedRows, rememberRows } from './remembered';
import { store } from '../../settings/stored';

const finished = (match: number, at: number): StoredTable['finished'][number] => ({
  match,
  at,
  names: ['Ada', 'Ben (easy)'],
  players: [
    { name: 'Ada', level: null },
    { name: 'Ben', level: 'easy' },
  ],
  totals: [3, 9],
  winners: [0],
});
/** As the engine's `StoredTableJson` writes it. */
const storedTable = (rest: Partial<StoredTable> = {}): StoredTable => ({
  table: 'a',
  game: 'friday',
  phase: 'PLAYING',
  host: 'g',
  hostName: 'Ada',
  seats: 2,
  freeSeats: 0,
  matches: 2,
  changedAt: 7,
  round: 2,
  isYourTurn: true,
  occupants: [
    { guest: 'g', name: 'Ada', level: null },
    { guest: null, name: 'Ben (easy)', level: 'easy' },
  ],
  finished: [finished(1, 5), finished(2, 6)],
  ...rest,
});

describe('a table on this device', () => {
  it('is listed as a server lists it', () => {
    expect(listingOf(storedTable())).toMatchObject({
      table: 'a',
      phase: 'PLAYING',
      isHost: true,
      isYourTurn: true,
      toMove: 'Ada',
      others: [{ name: 'Ben (easy)', level: 'easy', player: { name: 'Ben', level: 'easy' } }],
    });
    expect(listingOf(storedTable({ isYourTurn: false })).toMove).toBeNull();
  });

  it('is left out if it cannot be read', () => {
    expect(
      [null, 7, {}, { ...storedTable(), game: 'chess' }, { ...storedTable(), occupants: 1 }, storedTable()].map(
        isStoredTable,
      ),
    ).toEqual([false, false, false, false, false, true]);
  });

  it('has finished matches, which can be deleted when nothing goes on there', () => {
    const all = [storedTable(), storedTable({ table: 'b', phase: 'OVER', finished: [finished(1, 9)] })];
    expect(newest(matchesHere(all)).map(({ table, match, isOver }) => [table, match, isOver])).toEqual([
      ['b', 1, true],
      ['a', 2, false],
      ['a', 1, false],
    ]);
  });

  it('has records, one in a file or all in one', () => {
    const matches = matchesHere([storedTable()]);
    const now = Date.UTC(2026, 10, 16);
    expect(recordsName(matches, now)).toBe('table13-records-2026-11-16.txt');
    expect(recordsName(matches.slice(0, 1), now)).toBe('table13-friday-1970-01-01-match-1.txt');
  });
});

describe('seats at the server', () => {
  it('are stored for times without a connection', () => {
    rememberRows([listingOf(storedTable())]);
    expect(rememberedRows().map(({ table }) => table)).toEqual(['a']);
    rememberRows([]);
    expect(rememberedRows()).toEqual([]);
  });

  it.each(['{', '7', '[null,{"table":"a","game":"chess","others":[]}]'])('survive invalid data: %s', (text) => {
    store('chairs', text);
    expect(rememberedRows()).toEqual([]);
    store('chairs', null);
  });
});
