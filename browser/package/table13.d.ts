/** The games. */
export type Game = 'thirteen' | 'friday' | 'skipbo' | 'leaves';

/** How well a bot plays. */
export type Level = 'random' | 'easy' | 'greedy' | 'medium' | 'net' | 'hard' | 'expert';

export interface Options {
  /** How many play; 4 if it is not said. */
  players?: number;
  /** A whole number. The same seed deals the same match; without one it is a new match every time. */
  seed?: number;
  /** The options of the game, by their names: see `docs/protocol.md`, `open`. */
  options?: Record<string, string>;
}

/** What a seat sees, in the words of the protocol: `table` is the round, in words of the game. */
export interface View {
  viewer: number;
  /** The seat that is to move; negative when nobody is. */
  toMove: number;
  round: number;
  /** The points of every seat in every finished round. */
  points: number[][];
  totals: number[];
  /** Who has won; nobody as long as the match goes on. */
  winners: number[];
  table: Record<string, unknown>;
  /** In notation; only of the seat that is to move. */
  legalMoves: string[];
}

export interface Choice {
  move: string;
  /** What the bot thinks of the moves that it weighed, the best first. */
  estimates: {
    move: string;
    /** How likely the match is won with it, 0 to 1; nothing is likelier than the best one. */
    win: number;
    /** The standard error of how far that is from the best one. */
    doubt: number;
    /** The points to expect in this round. */
    points: number;
  }[];
}

/** Nobody's seat, for a view of what lies open. */
export const WATCHER: number;

/** One match, from the first deal to the winner. The seats are numbered from 0. */
export class Match {
  /** Deals. Throws if there is no such game, or not for so many players. */
  constructor(game: Game, options?: Options);
  readonly game: Game;
  readonly seed: number;
  /** The seat that is to move; negative when the match is over. */
  readonly toMove: number;
  readonly isOver: boolean;
  readonly totals: number[];
  readonly winners: number[];
  /** What the seat that is to move may do, in notation. */
  readonly legalMoves: string[];
  /** The match so far, as `table13 verify` and `table13 replay` read it. */
  readonly record: string;
  view(seat: number): View;
  /** Makes a move for the seat that is to move. Throws a RangeError that says which rule it would break. */
  play(move: string): void;
  /** What a bot would do for the seat that is to move. It sees what that seat sees, and nothing more. */
  choose(level?: Level, seed?: number): Promise<Choice>;
  /** Frees what the engine holds of it. */
  end(): void;
}

/** Fetches the engine from where this script is, once. */
export function load(): Promise<{ Match: typeof Match; WATCHER: number }>;
