import { describe, expect, it } from 'vitest';
import type { Listing } from '../../protocol/messages';
import { maySit, openTables, warmChairs } from './lobby.svelte';

const listing = (table: string, rest: Partial<Listing> = {}): Listing => ({
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
  ...rest,
});

describe('the lobby', () => {
  it('shows first where it is our turn, and nothing that is over', () => {
    const mine = [
      listing('gathering', { phase: 'GATHERING', changedAt: 9 }),
      listing('old'),
      listing('new', { changedAt: 5 }),
      listing('over', { phase: 'OVER' }),
      listing('turn', { isYourTurn: true }),
    ];
    expect(warmChairs(mine).map(({ table }) => table)).toEqual(['turn', 'new', 'old', 'gathering']);
  });

  it('shows tables of others that have a chair or like to be watched', () => {
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
