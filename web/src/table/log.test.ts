import { describe, expect, it } from 'vitest';
import type { TableEvent } from '../protocol/events';
import type { Plan } from '../protocol/messages';
import type { Moment } from './LiveTable.svelte';
import { isShort, lastMove, lines, visible } from './log';

const plan = (game: Plan['game'], options: Record<string, string> = {}): Plan => ({
  game,
  players: 3,
  options,
  isPublic: false,
  allowsWatchers: true,
  secondsPerMove: 0,
  patienceSeconds: 0,
  level: 'medium',
});
const moment = (version: number, ...events: TableEvent[]): Moment => ({ version, events, match: null });
const move = (version: number, seat: number): Moment =>
  moment(version, { kind: 'moved', seat, move: 'b1', by: 'PERSON' });

describe('the log', () => {
  const moments = [move(1, 0), move(2, 1), move(3, 2), move(4, 0), move(5, 1), moment(6, { kind: 'closed' })];

  it('of a round goes back to one’s own last turn where memory is part of the game', () => {
    expect(visible(moments, plan('thirteen'), 0, false).map((one) => one.version)).toEqual([4, 5, 6]);
    expect(visible(moments, plan('friday'), 2, false).map((one) => one.version)).toEqual([3, 4, 5, 6]);
  });

  it('goes back no further than the round for those who look on', () => {
    const round = [...moments, moment(7, { kind: 'roundBegan', round: 2, starter: 0 }), move(8, 1)];
    expect(visible(round, plan('thirteen'), -1, false).map((one) => one.version)).toEqual([7, 8]);
  });

  it('is whole with the memory aid, in other games, and after the match', () => {
    expect(visible(moments, plan('thirteen', { 'memory-aid': 'on' }), 0, false)).toHaveLength(6);
    expect(visible(moments, plan('leaves'), 0, false)).toHaveLength(6);
    expect(visible(moments, plan('thirteen'), 0, true)).toHaveLength(6);
    expect(isShort(plan('skipbo'))).toBe(false);
  });

  it('has the newest line first', () => {
    const told = lines(moments, (event) =>
      event.kind === 'moved' ? { seat: event.seat, text: `${event.seat}` } : null,
    );
    expect(told.map((line) => line.key)).toEqual(['5.0', '4.0', '3.0', '2.0', '1.0']);
  });

  it('knows the last move', () => {
    expect(lastMove(moments)).toBe(moments[4]?.events);
    expect(lastMove([])).toEqual([]);
  });
});
