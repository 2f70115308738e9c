import type { ViewOf } from './games';

/** What a seat sees, in the words of docs/bot-protocol.md. */

/** A match as one viewer sees it; `V` is what lies on the table. */
export interface MatchView<V = ViewOf> {
  /** Of the match at this table, from 1. */
  number: number;
  /** Whose eyes: a seat, or -2 for somebody who looks on. */
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
