/** The games. */
export type Game = 'thirteen' | 'friday' | 'skipbo' | 'leaves';

/** The strength of a bot. */
export type Level = 'random' | 'easy' | 'greedy' | 'medium' | 'net' | 'hard' | 'expert';

export interface Options {
  /** The number of players; default 4. */
  players?: number;
  /** A whole number. The same seed deals the same match; default: a random seed. */
  seed?: number;
  /** The options of the game by name: see `docs/protocol.md`, `open`. */
  options?: Record<string, string>;
}

/** The match as a seat sees it, with the protocol's members; `table` is the round, with the game's members. */
export interface View {
  viewer: number;
  /** The seat to move; negative if there is none. */
  toMove: number;
  round: number;
  /** The points of every seat in every finished round. */
  points: number[][];
  totals: number[];
  /** The winning seats; empty during the match. */
  winners: number[];
  table: Record<string, unknown>;
  /** In notation; empty unless the viewer is to move. */
  legalMoves: string[];
}

export interface Choice {
  move: string;
  /** The bot's estimates of the moves that it searched, the best first. */
  estimates: {
    move: string;
    /** The probability of winning the match with it, 0 to 1; the best move has the highest. */
    win: number;
    /** The standard error of the difference from the best move. */
    doubt: number;
    /** The expected points in this round. */
    points: number;
  }[];
}

/** A viewer without a seat: only face-up cards are visible. */
export const WATCHER: number;

/** One match, from the first deal to the winner. The seats are numbered from 0. */
export class Match {
  /** Deals. Throws if there is no such game, or not for this number of players. */
  constructor(game: Game, options?: Options);
  readonly game: Game;
  readonly seed: number;
  /** The seat to move; negative after the match. */
  readonly toMove: number;
  readonly isOver: boolean;
  readonly totals: number[];
  readonly winners: number[];
  /** The legal moves of the seat to move, in notation. */
  readonly legalMoves: string[];
  /** The record of the match so far, for `table13 verify` and `table13 replay`. */
  readonly record: string;
  view(seat: number): View;
  /** Plays a move for the seat to move. Throws a RangeError that names the broken rule. */
  play(move: string): void;
  /** A bot's choice for the seat to move. The bot gets the view of that seat only. */
  choose(level?: Level, seed?: number): Promise<Choice>;
  /** Frees the engine's memory of this match. */
  end(): void;
}

/** Loads the engine once, from the folder of this script. */
export function load(): Promise<{ Match: typeof Match; WATCHER: number }>;
