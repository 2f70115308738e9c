import type { TableEvent } from '../../protocol/events';
import type { MatchView } from '../../protocol/views';
import { copiesOf, leavesIn } from './view';

/** The row with the last cards of a deal on it. */
export function closing(events: readonly TableEvent[], before: MatchView): MatchView {
  const table = leavesIn(before);
  const played = events.find((event) => event.kind === 'played' && 'count' in event);
  if (played?.kind !== 'played' || !('count' in played)) return before;
  const { seat, card, count } = played;
  const lying = table.row.find((stack) => stack.card === card)?.count ?? 0;
  const row = [
    ...table.row.filter((stack) => stack.card !== card),
    { card, count: lying + count, copies: copiesOf(Number(card)) },
  ].sort((one, other) => Number(one.card) - Number(other.card));
  const end = (stack: (typeof row)[number] | undefined) => (stack ? { card: stack.card, needed: stack.count } : null);
  return {
    ...before,
    legalMoves: [],
    table: {
      ...table,
      // Cards of a hand differ only by value.
      hand: before.viewer === seat ? table.hand.toSpliced(table.hand.indexOf(card), count) : table.hand,
      handSizes: table.handSizes.map((size, at) => (at === seat ? size - count : size)),
      row,
      low: end(row[0]),
      high: end(row.at(-1)),
    },
  };
}
