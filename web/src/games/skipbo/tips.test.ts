import { describe, expect, it } from 'vitest';
import { dueTips } from '../../tips/due';
import { messages } from '../../../target/fixtures';
import type { Facts } from '../../table/tip';
import { tips } from './tips';
import type { SkipBoView } from './types';

const NONE: ReadonlySet<string> = new Set();
const allBut = (...names: string[]): ReadonlySet<string> =>
  new Set(tips.map(({ name }) => `skipbo-${name}`).filter((id) => !names.includes(id.slice('skipbo-'.length))));
const due = (facts: Facts, seen: ReadonlySet<string>) => dueTips('skipbo', tips, facts, seen)[0] ?? null;

describe('tips of Skip-Bo', () => {
  const message = messages['update-skipbo'];
  if (message.type !== 'update' || !message.match) throw new Error('no view');
  const view = message.match.table as SkipBoView; // The update belongs to that game.
  const legal = message.match.legalMoves;
  const facts = (legalMoves: readonly string[], change: Partial<SkipBoView> = {}): Facts => ({
    view: { ...view, ...change },
    mySeat: 0,
    isMyTurn: true,
    legalMoves,
  });

  it('begin with the stock', () => {
    expect(due(facts(legal), NONE)).toMatchObject({ id: 'skipbo-stock', spots: ['stock-0'] });
  });
  it('show where the pawns stand, then what an open pile needs', () => {
    expect(due(facts(legal), new Set(['skipbo-stock']))).toMatchObject({
      id: 'skipbo-pawns',
      spots: ['space-1', 'space-7'],
    });
    expect(due(facts(legal), allBut('needs'))?.spots).toEqual(['pile-blue', 'pile-orange']);
  });
  it('speak of the pawns before anything is built, at one on a colour if there is one', () => {
    const seen = new Set(['skipbo-stock']);
    const standing = (...pawns: number[]) => view.seats.map((seat) => ({ ...seat, pawns }));
    expect(due(facts(legal, { seats: standing(3, 4) }), seen)?.spots).toEqual(['space-4']);
    expect(due(facts(legal, { seats: standing(3, 10) }), seen)?.spots).toEqual(['space-3', 'space-10']);
    expect(due(facts(legal), seen)?.tip.isUrgent).toBe(true);
  });
  it('explain a number space as soon as it can stand in', () => {
    const seen = new Set(['skipbo-stock', 'skipbo-pawns']);
    const seats = view.seats.map((seat) => ({ ...seat, pawns: [1, 3] }));
    expect(due(facts([...legal, '+5>blue'], { seats }), seen)).toMatchObject({
      id: 'skipbo-number',
      spots: ['space-3'],
    });
  });
  it('explain the discard before the first one', () => {
    const seen = allBut('end');
    expect(due(facts(legal), seen)).toMatchObject({ id: 'skipbo-end', spots: ['discard'] });
    expect(due(facts(legal.filter((move) => !move.includes(':'))), seen)).toBeNull();
    expect(due(facts([]), seen)).toBeNull();
  });
});
