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
  deadline: number | null;
  legalMoves: string[];
}

export const NOBODY = -1;
export const WATCHER = -2;
