import type { TableEvent } from '../../protocol/events';

/** One line of the deal's result. */
export interface Line {
  seat: number;
  /** Cards left in hand, one point each. */
  left: number;
  total: number;
  isWinner: boolean;
}

/** The result of a deal: the winners and each player's remaining cards, fewest first. */
export interface Ending {
  round: number;
  winners: readonly number[];
  /** No player emptied their hand; the lap limit ended the deal. */
  ranOut: boolean;
  lines: readonly Line[];
  /** The leading players of the match and their points. */
  leaders: readonly number[];
  fewest: number;
  most: number;
}

/** Reads the result from the events that ended the deal; null if there are none. */
export function endingOf(events: readonly TableEvent[]): Ending | null {
  const ended = events.find((event) => event.kind === 'roundEnded');
  if (ended?.kind !== 'roundEnded') return null;
  const ranOut = events.find((event) => event.kind === 'lapsRanOut');
  const won = events.find((event) => event.kind === 'roundWon');
  const winners = ranOut?.kind === 'lapsRanOut' ? ranOut.winners : won?.kind === 'roundWon' ? [won.seat] : [];
  const lines = ended.points
    .map((left, seat) => ({ seat, left, total: ended.totals[seat] ?? 0, isWinner: winners.includes(seat) }))
    .sort((one, other) => one.left - other.left);
  const fewest = Math.min(...ended.totals);
  return {
    round: ended.round,
    winners,
    ranOut: ranOut !== undefined,
    lines,
    leaders: ended.totals.flatMap((total, seat) => (total === fewest ? [seat] : [])),
    fewest,
    most: Math.max(...ended.totals),
  };
}
