import type { TableEvent } from '../../protocol/events';
import type { MatchView } from '../../protocol/views';
import type { Flight } from '../../animation/flight';
import { leavesIn } from './view';

/** The spot of a card in a stack of the row, counted from the oldest; the newest is in front. */
export const cardSpot = (value: number, at: number, count: number): string =>
  at === count - 1 ? `row-${value}-top` : `row-${value}-card-${at}`;

/** Flights to the row, and from the row to a passing player. Fallen.svelte animates a cleared row. */
export function flights(events: readonly TableEvent[], before: MatchView, after: MatchView): Flight[] {
  // A new deal is already on the table.
  if (before.round !== after.round || before.number !== after.number) return [];
  const all: Flight[] = [];
  for (const event of events) {
    if (event.kind === 'played' && 'count' in event) all.push(...played(event, after));
    else if (event.kind === 'passed') {
      const isMine = event.seat === after.viewer;
      all.push({
        card: event.card,
        from: `row-${event.card}-top`,
        to: isMine ? `hand-${event.card}` : `seat-${event.seat}`,
      });
    }
  }
  return all;
}

function played(event: { seat: number; card: string; count: number }, after: MatchView): Flight[] {
  const value = Number(event.card);
  const from = event.seat === after.viewer ? `hand-${event.card}` : `seat-${event.seat}`;
  const now = leavesIn(after).row.find((stack) => stack.card === event.card)?.count ?? 0;
  return Array.from({ length: event.count }, (_, i): Flight => {
    const flight: Flight = { card: event.card, from, to: `row-${value}` };
    const at = now - event.count + i;
    return at < 0 ? flight : { ...flight, lands: cardSpot(value, at, now) };
  });
}
