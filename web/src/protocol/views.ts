import type { ViewOf } from './games';

/** The view of a seat, with the member names of docs/bot-protocol.md. */

/** A match as one viewer sees it; `V` is the game's table view. */
export interface MatchView<V = ViewOf> {
  /** The number of the match at this table, from 1. */
  number: number;
  /** The viewing seat, or -2 for a watcher. */
  viewer: number;
  /** -1 when the match is over. */
  toMove: number;
  round: number;
  points: number[][];
  totals: number[];
  winners: number[];
  table: V;
  /** The number of past moves that an update leaves out: see `joined`. */
  playsFrom?: number;
  deadline: number | null;
  legalMoves: string[];
}

export const NOBODY = -1;
export const WATCHER = -2;

/** The lists of past moves of all games. */
interface PastMoves {
  plays?: unknown[];
  moves?: unknown[];
}

/**
 * The match of an update together with the past moves of the round that an earlier message had; null if `known` does not
 * end where the update begins.
 */
export function joined(known: MatchView | null, update: MatchView): MatchView | null {
  const { playsFrom, ...match } = update;
  if (playsFrom === undefined) return update;
  const isSameRound = known?.number === match.number && known.round === match.round;
  const before: PastMoves = isSameRound ? (known.table as PastMoves) : {};
  const table = match.table as PastMoves;
  const list = table.plays ? 'plays' : 'moves';
  if (before[list]?.length !== playsFrom) return null;
  return { ...match, table: { ...match.table, [list]: [...before[list], ...(table[list] ?? [])] } };
}
