import { describe, expect, it } from 'vitest';
import type { OwnListing } from '../../protocol/messages';
import { spoken } from '../../texts/texts.svelte';
import { isAgainstBots, opponents, shownRows } from './rows';
import { maySit, openTables, ownTables } from './lobby.svelte';

const listing = (table: string, rest: Partial<OwnListing> = {}): OwnListing => ({
  table,
  game: 'friday',
  phase: 'PLAYING',
  hostName: 'Ada',
  seats: 3,
  freeSeats: 0,
  allowsWatchers: true,
  matches: 0,
  changedAt: 0,
  isYourTurn: false,
  isHost: true,
  round: 1,
  toMove: null,
  others: [],
  ...rest,
});

describe('the lobby', () => {
  it('shows first where it is our turn, then the newest, and nothing that is over', () => {
    const mine = [
      listing('gathering', { phase: 'GATHERING', changedAt: 9 }),
      listing('old'),
      listing('new', { changedAt: 5 }),
      listing('over', { phase: 'OVER' }),
      listing('turn', { isYourTurn: true }),
    ];
    expect(ownTables(mine).map(({ table }) => table)).toEqual(['turn', 'gathering', 'new', 'old']);
  });

  it('shows what is on this device beside it, and last what waits for the network', () => {
    const mine = [listing('far', { isYourTurn: true, changedAt: 9 })];
    const here = [listing('near', { changedAt: 3 }), listing('closed', { phase: 'CLOSED' })];
    expect(ownTables(mine, here).map(({ table, isHere, waits }) => [table, isHere, waits])).toEqual([
      ['far', false, false],
      ['near', true, false],
    ]);
    expect(ownTables(mine, here, true).map(({ table, waits }) => [table, waits])).toEqual([
      ['near', false],
      ['far', true],
    ]);
  });

  it('names opponents, with the level of bots', () => {
    const bot = (name: string, level: string) => ({ name: `${name} (${level})`, level, player: { name, level } });
    const ben = bot('Ben', 'easy');
    const named = (others: OwnListing['others']): string => opponents('en', spoken.now, listing('t', { others }));
    expect(named([ben, bot('Cleo', 'easy')])).toBe('Ben and Cleo (easy)');
    expect(named([ben, bot('Cleo', 'hard')])).toBe('Ben (easy) and Cleo (hard)');
    expect(named([{ name: 'Ines', level: null }, ben])).toBe('Ines and Ben (easy)');
    expect(named([{ name: '', level: null }])).toBe('');
  });

  it('shows some rows, then how many more there are', () => {
    expect(shownRows([1, 2, 3, 4, 5], 5)).toEqual({ shown: [1, 2, 3, 4, 5], more: 0 });
    expect(shownRows([1, 2, 3], 1)).toEqual({ shown: [1], more: 2 });
    expect(shownRows([1, 2, 3, 4, 5, 6, 7], Infinity).more).toBe(0);
  });

  it('collapses matches against bots alone, not a table that waits for friends', () => {
    const bot = { name: 'Ben (easy)', level: 'easy' };
    const ines = { name: 'Ines', level: null };
    expect(isAgainstBots(listing('bots', { others: [bot, bot] }))).toBe(true);
    expect(isAgainstBots(listing('people', { others: [bot, ines] }))).toBe(false);
    expect(isAgainstBots(listing('waits', { phase: 'GATHERING', freeSeats: 1, others: [bot] }))).toBe(false);
    expect(isAgainstBots(listing('nobody is known', { others: [] }))).toBe(false);
  });

  it('shows tables of others with a free seat or open to watchers', () => {
    const listed = [
      listing('mine'),
      listing('watch'),
      listing('shy', { allowsWatchers: false }),
      listing('sit', { phase: 'GATHERING', freeSeats: 2, allowsWatchers: false }),
    ];
    expect(openTables(listed, [listing('mine')]).map(({ table }) => table)).toEqual(['sit', 'watch']);
    expect(maySit(listing('running', { freeSeats: 1 }))).toBe(false);
  });
});
