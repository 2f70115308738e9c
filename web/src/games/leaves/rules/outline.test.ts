import { expect, it } from 'vitest';
import type { Frame } from '../../../rules/outline';
import { dotsOf } from '../art/dots';
import { outline } from './outline';
import type { RowPart } from './shapes';

it('keeps the row in order and within the copies there are', () => {
  const rows = Object.values(outline)
    .flatMap((section) => Object.values(section))
    .flatMap((block) => (block.kind === 'picture' ? Object.values<Frame>(block.frames).flat() : []))
    .flatMap((part) => (part.kind === 'drawn' ? [part.part as RowPart] : []));
  for (const { stacks } of rows) {
    stacks.forEach((stack, i) => {
      expect(stack.value).toBeGreaterThan(stacks[i - 1]?.value ?? 0);
      expect(stack.count).toBeGreaterThan(0);
      expect(stack.count).toBeLessThanOrEqual(dotsOf(stack.value));
    });
  }
});

it('has an example of an expert match that adds up, and ends at 20', () => {
  const rows = outline.options.example.rows.map((row) => row.slice(1).map(Number));
  const [totals, ...deals] = [rows.at(-1) ?? [], ...rows.slice(0, -1)];
  totals.forEach((total, seat) => expect(total).toBe(deals.reduce((all, deal) => all + (deal[seat] ?? 0), 0)));
  expect(Math.max(...totals)).toBeGreaterThanOrEqual(20);
  for (const deal of deals) expect(deal.filter((points) => points === 0)).toHaveLength(1);
});
