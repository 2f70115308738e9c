import type { TableEvent } from '../../protocol/events';
import type { MatchView } from '../../protocol/views';
import type { PileView } from './types';
import type { PileGame } from './family';
import { valueOf } from './preview';

/** The table with the last card of a round on it. A pile that was taken keeps only that card. */
export const closing =
  (game: PileGame) =>
  (events: readonly TableEvent[], before: MatchView): MatchView => {
    // This kit only gets matches of its own games.
    const table = before.table as PileView;
    const played = events.find((event) => event.kind === 'played' && 'target' in event);
    if (played?.kind !== 'played' || !('target' in played)) return before;
    const { seat, card, target, sum } = played;
    const took = events.find((event) => event.kind === 'took');
    const left = took ? { sum: valueOf(game, card), cards: [card] } : null;
    const inHand = before.viewer === seat ? table.hand.indexOf(card) : -1;
    return {
      ...before,
      legalMoves: [],
      table: {
        ...table,
        hand: inHand < 0 ? table.hand : table.hand.toSpliced(inHand, 1),
        handSizes: table.handSizes.map((size, at) => (at === seat ? size - 1 : size)),
        targets: table.targets.map((pile, at) =>
          at === target ? (left ?? { sum, cards: [...pile.cards, card] }) : pile,
        ),
        taken: table.taken.map((count, at) => (at === seat && took ? count + took.cards.length : count)),
        plays: [...table.plays, { seat, card, target }],
      },
    };
  };
