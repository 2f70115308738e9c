import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameKit } from './kit';
import type { Mover, TableEvent } from '../protocol/events';
import type { MatchView } from '../protocol/views';
import { settings } from '../settings/settings.svelte';
import type { LiveTable, Moment } from './LiveTable.svelte';
import { Playback } from './Playback.svelte';

const view = (toMove: number, round = 1): MatchView =>
  ({ number: 1, round, toMove, winners: [] }) as unknown as MatchView;
const moved = (seat: number, by: Mover = 'BOT'): TableEvent => ({ kind: 'moved', seat, move: 'b1', by });
const ended: TableEvent = { kind: 'roundEnded', round: 1, points: [], totals: [] };

/** A playback of a table at which the viewer has seat 0. */
function sitting() {
  const table = { match: view(0), people: { phase: 'PLAYING' }, moments: [] as Moment[], mySeat: 0 };
  const playback = new Playback(table as unknown as LiveTable, { closing: () => view(9) } as unknown as GameKit);
  let version = 0;
  const happens = (match: MatchView, ...events: TableEvent[]): void => {
    table.match = match;
    const moment = { version: ++version, events, match };
    table.moments = [...table.moments, moment];
    playback.add(moment);
  };
  return { table, playback, happens };
}

describe('the playback of a match', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.pace = 'normal';
  });
  afterEach(() => {
    settings.pace = 'normal';
    vi.useRealTimers();
  });

  it('move by move, with its log, however fast the moves come', () => {
    const { playback, happens } = sitting();
    happens(view(1), moved(0, 'PERSON'));
    happens(view(2), moved(1));
    happens(view(0), moved(2));
    const seen = (): unknown[] => [playback.match?.toMove, playback.moments.length, playback.waiting];
    expect(seen()).toEqual([1, 1, 2]);
    vi.advanceTimersByTime(1000);
    expect(seen()).toEqual([2, 2, 1]);
    vi.advanceTimersByTime(1000);
    expect(seen()).toEqual([0, 3, 0]);
  });

  it('ends when the player acts, and skips nothing', () => {
    const { playback, happens } = sitting();
    for (const seat of [1, 2, 3]) happens(view(seat + 1), moved(seat));
    playback.land();
    expect([playback.match?.toMove, playback.moments.map(({ version }) => version), playback.waiting]).toEqual([
      4,
      [1, 2, 3],
      0,
    ]);
    // Events before a further own move are shown without waiting.
    happens(view(1), moved(0, 'PERSON'));
    expect(playback.match?.toMove).toBe(1);
  });

  it('at once when one’s own clock runs', () => {
    const { table, playback, happens } = sitting();
    for (const seat of [1, 2]) happens(view(seat + 1), moved(seat));
    expect(playback.waiting).toBe(1);
    Object.assign(table, { isMyTurn: true });
    happens({ ...view(0), deadline: 1 }, moved(3));
    expect([playback.match?.toMove, playback.waiting]).toEqual([0, 0]);
  });

  it('shows everything at once at that pace', () => {
    settings.pace = 'atOnce';
    const { playback, happens } = sitting();
    for (const seat of [1, 2, 3]) happens(view(seat + 1), moved(seat));
    expect([playback.match?.toMove, playback.waiting]).toEqual([4, 0]);
  });

  it('with the last card of a round before its sheet, and no further while the sheet lies there', () => {
    const { playback, happens } = sitting();
    happens(view(1, 2), moved(3), ended);
    happens(view(2, 2), moved(1));
    expect([playback.match?.toMove, playback.roundEnd]).toEqual([9, null]);
    vi.advanceTimersByTime(1000);
    expect([playback.match?.toMove, playback.roundEnd]).toEqual([1, [moved(3), ended]]);
    vi.advanceTimersByTime(60_000);
    expect(playback.match?.toMove).toBe(1);
    playback.closeRound();
    vi.advanceTimersByTime(1000);
    expect([playback.match?.toMove, playback.waiting]).toEqual([2, 0]);
    // For the move that ended the round, the log has the table at that time.
    expect(playback.moments[0]?.match?.toMove).toBe(9);
  });

  it('in step with the cards in the air', () => {
    const { playback, happens } = sitting();
    let land = (): void => {};
    playback.animator = {
      show: (_moment, _before, change, landed) => {
        change();
        land = landed;
      },
      land: () => land(),
    };
    happens(view(2), moved(1));
    expect([playback.before?.toMove, playback.match?.toMove, playback.moments.length]).toEqual([0, 2, 0]);
    land();
    expect([playback.before, playback.moments.length]).toEqual([null, 1]);
  });

  it('whole, when the table has come anew', () => {
    const { table, playback, happens } = sitting();
    for (const seat of [1, 2]) happens(view(seat + 1), moved(seat));
    table.match = view(7);
    playback.reset();
    expect([playback.match?.toMove, playback.waiting, playback.moments.length]).toEqual([7, 0, 2]);
    vi.advanceTimersByTime(5000);
    expect(playback.match?.toMove).toBe(7);
  });
});
