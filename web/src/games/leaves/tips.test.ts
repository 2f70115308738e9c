import { describe, expect, it } from 'vitest';
import { dueTips } from '../../tips/due';
import { messages } from '../../../target/fixtures';
import type { Facts } from '../../table/tip';
import { tips } from './tips';
import type { LeavesView } from './types';

const NONE: ReadonlySet<string> = new Set();
const allBut = (...names: string[]): ReadonlySet<string> =>
  new Set(tips.map(({ name }) => `leaves-${name}`).filter((id) => !names.includes(id.slice('leaves-'.length))));
const due = (facts: Facts, seen: ReadonlySet<string>) => dueTips('leaves', tips, facts, seen)[0] ?? null;

describe('tips of 13 Leaves', () => {
  const message = messages['update-leaves'];
  if (message.type !== 'update' || !message.match) throw new Error('no view');
  const view = message.match.table as LeavesView; // The update belongs to that game.
  const legal = message.match.legalMoves;
  const facts = (change: Partial<LeavesView>, legalMoves: readonly string[] = legal): Facts => ({
    view: { ...view, ...change },
    mySeat: 1,
    isMyTurn: true,
    legalMoves,
  });

  it('open on an empty row only', () => {
    const seen = new Set(['leaves-wins']);
    expect(due(facts({ row: [], low: null, high: null }), seen)?.id).toBe('leaves-open');
    expect(due(facts({}), seen)?.id).not.toBe('leaves-open');
  });
  it('show the ends of the row', () => {
    expect(due(facts({}), new Set(['leaves-wins']))).toMatchObject({ id: 'leaves-ends', spots: ['row-5', 'row-1'] });
  });
  it('say how many where more than one is needed', () => {
    const seen = allBut('many');
    expect(due(facts({}), seen)).toBeNull();
    expect(due(facts({ high: { card: '5', needed: 3 } }), seen)?.spots).toEqual(['row-5']);
  });
  it('speak of passing when nothing else is left', () => {
    const seen = allBut('pass');
    expect(due(facts({}), seen)).toBeNull();
    expect(due(facts({}, ['pass1', 'pass5']), seen)?.spots[0]).toBe('pass');
  });
  it('begin with what wins, whatever lies there', () => {
    expect(due(facts({}), NONE)).toMatchObject({ id: 'leaves-wins', spots: ['hand'] });
    expect(due(facts({ row: [], low: null, high: null }), NONE)?.id).toBe('leaves-wins');
  });
});
