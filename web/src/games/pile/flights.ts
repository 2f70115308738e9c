import { keysOf } from '../../hand/arrange';
import type { TableEvent } from '../../protocol/events';
import type { MatchView } from '../../protocol/views';
import type { Flight } from '../../animation/flight';

/** More backs could not be distinguished. */
const MOST_BACKS = 4;
const APART = 0.12;

/**
 * The flights of one move: the played card, the taken pile, the drawn card. An own card has already moved when it was
 * laid, unless a bot played it.
 */
export function flights(events: readonly TableEvent[], _before: MatchView, after: MatchView): Flight[] {
  if (events.some((event) => event.kind === 'roundEnded' || event.kind === 'roundBegan')) return [];
  const mine = after.viewer;
  const isLaid = events.some((event) => event.kind === 'moved' && event.seat === mine && event.by === 'PERSON');
  const all: Flight[] = [];
  let step = 0;
  for (const event of events) {
    if (event.kind === 'played' && 'target' in event) {
      if (isLaid) continue;
      const to = `target-${event.target}`;
      all.push({ card: event.card, from: event.seat === mine ? 'hand' : `seat-${event.seat}`, to, lands: `${to}-top` });
      step = 1;
    } else if (event.kind === 'took') {
      const from = `target-${event.target}-fan`;
      event.cards.slice(0, MOST_BACKS).forEach((_, i) => {
        all.push({ card: null, from, to: `seat-${event.seat}`, step: step + i * APART });
      });
    } else if (event.kind === 'drew') {
      all.push(drawn(event.seat === mine, event.seat, event.cards[0], after, step));
    }
  }
  return all;
}

function drawn(isMine: boolean, seat: number, card: string | undefined, after: MatchView, step: number): Flight {
  if (!isMine || card === undefined || !('hand' in after.table))
    return { card: null, from: 'draw', to: `seat-${seat}`, step };
  const key = keysOf(after.table.hand).findLast((each) => each.startsWith(`${card}.`)) ?? '';
  return { card, from: 'draw', to: 'hand', lands: `hand-${key}`, step };
}
