/** What a seat sees, in the words of docs/bot-protocol.md. */

export type GameId = 'thirteen' | 'friday' | 'skipbo' | 'leaves';
export const GAMES: readonly GameId[] = ['thirteen', 'friday', 'skipbo', 'leaves'];
export const isGame = (text: string): text is GameId => (GAMES as readonly string[]).includes(text);

/** 13 and Friday the 13th. */
export interface PileView {
  starter: number;
  toMove: number;
  hand: string[];
  handSizes: number[];
  drawPile: number;
  targets: { sum: number; cards: string[] }[];
  taken: number[];
  openTaken: string[][];
  plays: { seat: number; card: string; target: number }[];
}

export type Colour = 'blue' | 'orange' | 'purple' | 'red';
export type PileName = Colour | 'pink1' | 'pink2';

export interface SkipBoView {
  turn: number;
  toMove: number;
  hand: string[];
  seats: {
    colour: Colour;
    pawns: number[];
    handSize: number;
    stockSize: number;
    stockTop: string;
    stockBottom: string[];
  }[];
  piles: {
    name: PileName;
    shows: number;
    needs: number;
    isOpen: boolean;
    cards: { number: number; card: string }[];
  }[];
  drawPile: number;
  discards: number[];
  discardTop: string;
  setAside: number[];
  stoodIn: boolean;
  exchanged: boolean;
}

export interface LeavesView {
  lap: number;
  toMove: number;
  hand: string[];
  handSizes: number[];
  known: string[][];
  passed: boolean[];
  row: { card: string; count: number; copies: number }[];
  low: { card: string; needed: number } | null;
  high: { card: string; needed: number } | null;
  cleared: string[];
  rest: number;
}

export interface ViewOf {
  thirteen: PileView;
  friday: PileView;
  skipbo: SkipBoView;
  leaves: LeavesView;
}

/** A match as one viewer sees it; `V` is what lies on the table. */
export interface MatchView<V = PileView | SkipBoView | LeavesView> {
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
