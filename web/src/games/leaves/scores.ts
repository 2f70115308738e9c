import type { TableEvent } from '../../protocol/events';

/** One line of the end of a deal. */
export interface Line {
  seat: number;
  /** Cards left in hand; each is a point. */
  left: number;
  total: number;
  isWinner: boolean;
}

/** How a deal ended: who won it, and what everybody was left with, the fewest first. */
export interface Ending {
  round: number;
  winners: readonly number[];
  /** Nobody got rid of everything; it ended because it had to. */
  ranOut: boolean;
  lines: readonly Line[];
  /** Who is in front in the match, and with how many points. */
  leaders: readonly number[];
  fewest: number;
  most: number;
}

/** Read from the events that ended the deal; null if there are none. */
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
