import { describe, expect, it } from 'vitest';
import { dueTips } from '../../tips/due';
import type { Facts } from '../../table/tip';
import { pile, sums } from '../pile/sample';
import type { PileView } from '../pile/types';
import { tips } from './tips';

const NONE: ReadonlySet<string> = new Set();
const allBut = (...names: string[]): ReadonlySet<string> =>
  new Set(tips.map(({ name }) => `friday-${name}`).filter((id) => !names.includes(id.slice('friday-'.length))));
const due = (facts: Facts, seen: ReadonlySet<string>) => dueTips('friday', tips, facts, seen)[0] ?? null;

const facts = (view: PileView, isMyTurn = true): Facts => ({ view, mySeat: 0, isMyTurn, legalMoves: [] });

describe('tips of Friday the 13th', () => {
  it('go from the kind to the most', () => {
    expect(due(facts(pile()), NONE)?.id).toBe('friday-kind');
    expect(due(facts(pile({ targets: sums(12, 0, 0) })), new Set(['friday-kind']))?.id).toBe('friday-over');
    expect(due(facts(pile({ hand: ['f'] })), allBut('friday'))?.spots[0]).toBe('hand-f.0');
    expect(due(facts(pile({ taken: [1, 0, 0] })), allBut('most'))?.id).toBe('friday-most');
  });
});
