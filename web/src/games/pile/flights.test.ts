import { describe, expect, it } from 'vitest';
import { events, messages } from '../../../target/fixtures';
import { flights } from './flights';

describe('travelling cards', () => {
  const update = messages['update-thirteen'];
  if (update.type !== 'update' || !update.match) throw new Error('no match');
  const { match } = update;

  it('lays, takes and draws, one after another', () => {
    const all = flights(update.events, match, match);
    expect(all[0]).toEqual({ card: 'b7', from: 'seat-0', to: 'target-0', lands: 'target-0-top' });
    expect(all.slice(1, 4).map(({ card, from, to }) => [card, from, to])).toEqual(
      Array.from({ length: 3 }, () => [null, 'target-0-fan', 'seat-0']),
    );
    expect(all[4]).toEqual({ card: null, from: 'draw', to: 'seat-0', step: 1 });
  });
  it('omits an own played card, and shows an own drawn card', () => {
    const mine = { ...match, viewer: 1 };
    const all = flights(
      [
        { kind: 'moved', seat: 1, move: 'y1', by: 'PERSON' },
        { kind: 'played', seat: 1, card: 'y1', target: 1, sum: 1 },
        { kind: 'drew', seat: 1, count: 1, cards: ['y5'] },
      ],
      mine,
      mine,
    );
    expect(all).toEqual([{ card: 'y5', from: 'draw', to: 'hand', lands: 'hand-y5.0', step: 0 }]);
  });
  it('stays still when a round ends', () => {
    expect(flights([...update.events, events['match-roundEnded']], match, match)).toEqual([]);
  });
});
