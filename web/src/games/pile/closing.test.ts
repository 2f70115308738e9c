import { describe, expect, it } from 'vitest';
import { messages } from '../../../target/fixtures';
import type { MatchView } from '../../protocol/views';
import type { PileView } from './types';
import { closing } from './closing';

const update = messages['update-over'];
if (update.type !== 'update' || !update.match) throw new Error('no match');
const over = update.match as MatchView<PileView>;
const before: MatchView<PileView> = {
  ...over,
  viewer: 2,
  table: {
    ...over.table,
    hand: ['f'],
    handSizes: [0, 0, 1],
    taken: [9, 8, 16],
    targets: [{ sum: 12, cards: ['f', 'f', 'f'] }, ...over.table.targets.slice(1)],
  },
};
const end = update.events.findIndex((event) => event.kind === 'scored');

describe('the last look at a round', () => {
  it('is what the server shows where it shows it', () => {
    const { targets, handSizes, hand, taken } = closing('thirteen')(update.events.slice(0, end), before)
      .table as PileView;
    expect({ targets, handSizes, hand, taken }).toEqual({
      targets: over.table.targets,
      handSizes: over.table.handSizes,
      hand: [],
      taken: over.table.taken,
    });
  });
  it('has the last card on its pile', () => {
    const last = closing('thirteen')([{ kind: 'played', seat: 0, card: 'm1', target: 1, sum: 8 }], before)
      .table as PileView;
    expect(last.targets[1]).toEqual({ sum: 8, cards: ['m7', 'm1'] });
  });
});
