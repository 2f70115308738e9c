import { expect, it } from 'vitest';
import type { Frame } from '../../../rules/outline';
import { outline } from './outline';
import type { BuildingPart } from './shapes';

it('draws building piles that go up one by one to the number they need', () => {
  const parts = Object.values(outline)
    .flatMap((section) => Object.values(section))
    .flatMap((block) => (block.kind === 'picture' ? Object.values<Frame>(block.frames).flat() : []))
    .flatMap((part) => (part.kind === 'drawn' ? [part.part as Partial<BuildingPart>] : []));
  for (const { cards, needs } of parts) {
    if (!cards) continue;
    cards.forEach(({ number, card }, i) => {
      expect(number).toBe((cards[0]?.number ?? 0) + i);
      if (card !== null && card !== 'w') expect(card).toBe(String(number));
    });
    expect(needs).toBe((cards.at(-1)?.number ?? 0) + 1);
  }
});
