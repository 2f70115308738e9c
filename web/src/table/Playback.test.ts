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

/** Tells what happens at a table of which we have seat 0. */
function sitting() {
  const table = { match: view(0), people: { phase: 'PLAYING' }, moments: [] as Moment[], mySeat: 0 };
  const told = new Playback(table as unknown as LiveTable, { closing: () => view(9) } as unknown as GameKit);
  let version = 0;
  const happens = (match: MatchView, ...events: TableEvent[]): void => {
    table.match = match;
    const moment = { version: ++version, events, match };
    table.moments = [...table.moments, moment];
    told.hear(moment);
  };
  return { table, told, happens };
}

describe('a match is told', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.pace = 'normal';
  });
  afterEach(() => {
    settings.pace = 'normal';
    vi.useRealTimers();
  });

  it('move by move, with its log, however fast the moves come', () => {
    const { told, happens } = sitting();
    happens(view(1), moved(0, 'PERSON'));
    happens(view(2), moved(1));
    happens(view(0), moved(2));
    const seen = (): unknown[] => [told.match?.toMove, told.moments.length, told.waiting];
    expect(seen()).toEqual([1, 1, 2]);
    vi.advanceTimersByTime(1000);
    expect(seen()).toEqual([2, 2, 1]);
    vi.advanceTimersByTime(1000);
    expect(seen()).toEqual([0, 3, 0]);
  });

  it('at once when somebody acts, and nothing is lost', () => {
    const { told, happens } = sitting();
    for (const seat of [1, 2, 3]) happens(view(seat + 1), moved(seat));
    told.land();
    expect([told.match?.toMove, told.moments.map(({ version }) => version), told.waiting]).toEqual([4, [1, 2, 3], 0]);
    // What is played then is shown without waiting.
    happens(view(1), moved(0, 'PERSON'));
    expect(told.match?.toMove).toBe(1);
  });

  it('at once when one’s own clock runs', () => {
    const { table, told, happens } = sitting();
    for (const seat of [1, 2]) happens(view(seat + 1), moved(seat));
    expect(told.waiting).toBe(1);
    Object.assign(table, { isMyTurn: true });
    happens({ ...view(0), deadline: 1 }, moved(3));
    expect([told.match?.toMove, told.waiting]).toEqual([0, 0]);
  });

  it('at once where somebody likes it so', () => {
    settings.pace = 'atOnce';
    const { told, happens } = sitting();
    for (const seat of [1, 2, 3]) happens(view(seat + 1), moved(seat));
    expect([told.match?.toMove, told.waiting]).toEqual([4, 0]);
  });

  it('with the last card of a round before its sheet, and no further while the sheet lies there', () => {
    const { told, happens } = sitting();
    happens(view(1, 2), moved(3), ended);
    happens(view(2, 2), moved(1));
    expect([told.match?.toMove, told.roundEnd]).toEqual([9, null]);
    vi.advanceTimersByTime(1000);
    expect([told.match?.toMove, told.roundEnd]).toEqual([1, [moved(3), ended]]);
    vi.advanceTimersByTime(60_000);
    expect(told.match?.toMove).toBe(1);
    told.closeRound();
    vi.advanceTimersByTime(1000);
    expect([told.match?.toMove, told.waiting]).toEqual([2, 0]);
    // Of the move that ended the round, the log has the table as it lay then.
    expect(told.moments[0]?.match?.toMove).toBe(9);
  });

  it('in step with the cards in the air', () => {
    const { told, happens } = sitting();
    let land = (): void => {};
    told.stage = {
      show: (_moment, _before, change, landed) => {
        change();
        land = landed;
      },
      land: () => land(),
    };
    happens(view(2), moved(1));
    expect([told.before?.toMove, told.match?.toMove, told.moments.length]).toEqual([0, 2, 0]);
    land();
    expect([told.before, told.moments.length]).toEqual([null, 1]);
  });

  it('whole, when the table has come anew', () => {
    const { table, told, happens } = sitting();
    for (const seat of [1, 2]) happens(view(seat + 1), moved(seat));
    table.match = view(7);
    told.jump();
    expect([told.match?.toMove, told.waiting, told.moments.length]).toEqual([7, 0, 2]);
    vi.advanceTimersByTime(5000);
    expect(told.match?.toMove).toBe(7);
  });
});
