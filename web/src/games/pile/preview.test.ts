import { describe, expect, it } from 'vitest';
import { events, messages } from '../../../target/fixtures';
import type { TableEvent } from '../../protocol/events';
import type { PileView } from './types';
import { preview, valueOf } from './preview';

/** Every view of 13 and Friday in the shared examples, with its preceding events. */
const examples: { events: readonly TableEvent[]; table: PileView }[] = Object.values(messages).flatMap((message) => {
  if (message.type === 'update' && message.match && 'targets' in message.match.table)
    return [{ events: message.events, table: message.match.table }];
  if (message.type === 'table' && message.match && 'targets' in message.match.table)
    return [{ events: [], table: message.match.table }];
  return [];
});

/** Lays the cards of a round one after another, as the preview predicts. */
function lay(plays: PileView['plays']): { sum: number; cards: string[] }[] {
  const piles = [0, 1, 2].map(() => ({ sum: 0, cards: [] as string[] }));
  for (const { card, target } of plays) {
    const pile = piles[target]!;
    const { kind, makes } = preview('friday', pile, card);
    if (kind === 'over') piles[target] = { sum: valueOf('friday', card), cards: [card] };
    else piles[target] = { sum: makes, cards: [...pile.cards, card] };
  }
  return piles;
}

describe('what a card would make', () => {
  it('adds the printed value', () => {
    expect(valueOf('thirteen', 'b7')).toBe(7);
    expect(valueOf('friday', 'c0')).toBe(0);
    expect(valueOf('thirteen', 'n')).toBe(4);
    expect(valueOf('friday', 'f')).toBe(4);
    expect(preview('friday', { sum: 4, cards: ['g2', 'g2'] }, 'n')).toEqual({
      kind: 'makes',
      makes: 8,
      adds: 4,
      takes: 0,
    });
  });
  it('is safe at exactly 13 and takes what lay there above', () => {
    expect(preview('friday', { sum: 9, cards: ['b2', 'b5', 'b2'] }, 'n').kind).toBe('exact');
    expect(preview('friday', { sum: 11, cards: ['y1', 'n', 'y1', 'y5'] }, 'n')).toMatchObject({
      kind: 'over',
      makes: 15,
      takes: 4,
    });
    expect(preview('friday', { sum: 13, cards: ['c7', 'c5', 'c1'] }, 'c0')).toMatchObject({ kind: 'exact', takes: 0 });
  });
  it('agrees with the server’s plays', () => {
    expect(examples.length).toBeGreaterThan(2);
    for (const { events: happened, table } of examples) {
      const piles = lay(table.plays);
      expect(piles).toEqual(table.targets);
      const played = happened.find((event) => event.kind === 'played' && 'target' in event);
      if (played?.kind !== 'played' || !('target' in played)) continue;
      const before = lay(table.plays.slice(0, -1))[played.target]!;
      const expected = preview('friday', before, played.card);
      const took = happened.find((event) => event.kind === 'took');
      expect(expected.makes).toBe(played.sum);
      expect(expected.takes).toBe(took?.kind === 'took' ? took.cards.length : 0);
      if (took?.kind === 'took') expect(before.cards.toSorted()).toEqual(took.cards.toSorted());
    }
  });
  it('knows the single examples, too', () => {
    const played = events['pile-played'];
    if (played.kind !== 'played' || !('target' in played)) throw new Error('not a play of this game');
    expect(preview('friday', { sum: 0, cards: [] }, played.card).makes).toBe(played.sum);
  });
});
