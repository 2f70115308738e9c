import { describe, expect, it } from 'vitest';
import type { Frame, Outline } from '../../../rules/outline';
import { outline as friday } from '../../friday/rules/outline';
import { outline as thirteen } from '../../thirteen/rules/outline';
import type { PilePart } from './shapes';

const pilesOf = (outline: Outline): PilePart[] =>
  Object.values(outline)
    .flatMap((section) => Object.values(section))
    .flatMap((block) => (block.kind === 'picture' ? Object.values<Frame>(block.frames).flat() : []))
    // These two games draw only piles by themselves.
    .flatMap((part) => (part.kind === 'drawn' ? [part.part as PilePart] : []));

describe.each([
  ['13', thirteen, 14],
  ['Friday the 13th', friday, 15],
])('the rules of %s', (_, outline, copies) => {
  it('draw piles that add up: each has the sum it shows', () => {
    for (const { cards, sum: shown, tone, target } of pilesOf(outline)) {
      const sum = cards.reduce((all, card) => all + (card.length === 1 ? 4 : Number(card.slice(1))), 0);
      expect(shown, cards.join(' ')).toBe(sum);
      expect(tone).toBe(sum > 13 ? 'over' : sum === 13 ? 'exact' : 'plain');
      // A pile holds only its own colour and the fours.
      for (const card of cards) expect([target, 'n', 'f']).toContain(card[0]);
    }
  });

  it('have an example that is scored as they say, and could have been played', () => {
    const { rows } = outline.end.example;
    for (const row of rows) {
      const free = [0, 1, 2].filter((kind) =>
        rows.every((other) => other === row || (other.counts[kind] ?? 0) < (row.counts[kind] ?? 0)),
      );
      expect(row.free, row.name).toEqual(free);
      const cost = [0, 1, 2].filter((kind) => !free.includes(kind)).map((kind) => row.counts[kind] ?? 0);
      expect(row.pays, row.name).toBe(cost.reduce((all, each) => all + each, 2 * row.counts[3]));
    }
    const taken = [0, 1, 2, 3].map((kind) => rows.reduce((all, row) => all + (row.counts[kind] ?? 0), 0));
    const left = [copies, copies, copies, 8].map((all, kind) => all - (taken[kind] ?? 0));
    // Each of the three piles holds at least one card of its kind and at most seven cards in all.
    for (const count of left) expect(count).toBeGreaterThanOrEqual(0);
    expect(left.reduce((all, each) => all + each, 0)).toBeLessThanOrEqual(21);
    expect(left.reduce((all, each) => all + each, 0)).toBeGreaterThanOrEqual(3);
  });
});
