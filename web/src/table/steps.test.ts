import { describe, expect, it } from 'vitest';
import type { Mover, TableEvent } from '../protocol/events';
import type { MatchView } from '../protocol/views';
import type { Moment } from './LiveTable.svelte';
import { type Context, stepsOf } from './steps';

const view = (round: number, toMove = 0): MatchView => ({ number: 1, round, toMove }) as MatchView;
const moved = (seat: number, by: Mover = 'BOT'): TableEvent => ({ kind: 'moved', seat, move: 'b1', by });
const moment = (match: MatchView, ...events: TableEvent[]): Moment => ({ version: 7, events, match });
const context = (changes: Partial<Context> = {}): Context => ({
  phase: 'PLAYING',
  phaseBefore: 'PLAYING',
  before: view(1),
  last: [],
  mySeat: 0,
  kit: {},
  millis: (wait) => ({ next: 1000, further: 450 })[wait],
  ...changes,
});
const ends: TableEvent[] = [
  { kind: 'roundEnded', round: 1, points: [], totals: [] },
  { kind: 'roundBegan', round: 2, starter: 1 },
];

describe('steps of a moment', () => {
  it('waits before another seat, less before a further move of the same, and not for one’s own', () => {
    const wait = (event: TableEvent, ...last: TableEvent[]): number | undefined =>
      stepsOf(moment(view(1), event), context({ last }))[0]?.wait();
    expect(wait(moved(1), moved(2))).toBe(1000);
    expect(wait(moved(1), moved(1))).toBe(450);
    expect(wait(moved(1), moved(1), ...ends)).toBe(1000);
    expect(wait(moved(0, 'PERSON'), moved(1))).toBe(0);
    expect(wait(moved(0, 'STAND_IN'), moved(1))).toBe(1000);
    expect(wait({ kind: 'rose', seat: 1 }, moved(1))).toBe(0);
  });

  it('shows the last card of a round before the next deal and its sheet', () => {
    const lastLook = view(1, 2);
    const after = view(2);
    const [first, second] = stepsOf(moment(after, moved(1), ...ends), context({ kit: { closing: () => lastLook } }));
    expect(first?.moment.match).toBe(lastLook);
    expect(first?.moment.events).toEqual([moved(1)]);
    expect(first?.roundEnd).toBeNull();
    expect(second?.moment.match).toBe(after);
    expect(second?.moment.events).toEqual(ends);
    expect(second?.roundEnd).toEqual([moved(1), ...ends]);
    expect(second?.wait()).toBe(1000);
  });

  it('shows the last card of a match before its result', () => {
    const after = view(1, -1);
    const ended: TableEvent = { kind: 'matchEnded', totals: [], winners: [1] };
    const [first, second] = stepsOf(moment(after, moved(1), ended), context({ phase: 'OVER' }));
    expect([first?.moment.match, first?.phase]).toEqual([after, 'PLAYING']);
    expect([second?.moment.match, second?.phase]).toEqual([after, 'OVER']);
    expect(second?.roundEnd).toBeNull();
  });
});
