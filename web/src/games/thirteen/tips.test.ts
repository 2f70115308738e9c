import { describe, expect, it } from 'vitest';
import { dueTips } from '../../tips/due';
import type { Facts } from '../../table/tip';
import { pile, sums } from '../pile/sample';
import type { PileView } from '../pile/types';
import { tips } from './tips';

const NONE: ReadonlySet<string> = new Set();
const allBut = (...names: string[]): ReadonlySet<string> =>
  new Set(tips.map(({ name }) => `thirteen-${name}`).filter((id) => !names.includes(id.slice('thirteen-'.length))));
const due = (facts: Facts, seen: ReadonlySet<string>) => dueTips('thirteen', tips, facts, seen)[0] ?? null;

const facts = (view: PileView, isMyTurn = true): Facts => ({ view, mySeat: 0, isMyTurn, legalMoves: [] });

describe('tips of 13', () => {
  it('begin with the hand, when it is our turn', () => {
    expect(due(facts(pile()), NONE)).toMatchObject({ id: 'thirteen-hand', spots: ['hand'] });
    expect(due(facts(pile(), false), NONE)).toBeNull();
  });
  it('are never shown twice', () => {
    expect(due(facts(pile()), new Set(['thirteen-hand']))).toBeNull();
  });
  it('speak of a target once something lies there', () => {
    const seen = allBut('target');
    expect(due(facts(pile()), seen)).toBeNull();
    expect(due(facts(pile({ targets: sums(0, 5, 3) })), seen)?.spots).toEqual(['target-1']);
  });
  it('speak of going over as soon as a card in hand could', () => {
    const seen = allBut('high');
    expect(due(facts(pile({ targets: sums(8, 8, 0) })), seen)).toBeNull();
    expect(due(facts(pile({ targets: sums(4, 0, 9) })), seen)?.spots).toEqual(['target-2']);
    expect(due(facts(pile({ targets: sums(10, 0, 0), hand: ['n'] })), seen)?.spots).toEqual(['target-0']);
  });
  it('speak of the Nasty Four when one is held', () => {
    const seen = allBut('nasty');
    expect(due(facts(pile()), seen)).toBeNull();
    expect(due(facts(pile({ hand: ['b1', 'n'] })), seen)?.spots[0]).toBe('hand-n.0');
  });
  it('speak of the most of a colour at the first taken pile, in turn only, our own first', () => {
    const seen = allBut('taken');
    expect(due(facts(pile()), seen)).toBeNull();
    expect(due(facts(pile({ taken: [0, 0, 3] }), false), seen)).toBeNull();
    expect(due(facts(pile({ taken: [0, 0, 3] })), seen)?.spots[0]).toBe('seat-2');
    expect(due(facts(pile({ taken: [2, 0, 3] })), seen)?.spots[0]).toBe('seat-0');
  });
});
