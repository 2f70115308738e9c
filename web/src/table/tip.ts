import type { ViewOf } from '../protocol/games';

/** The state of a table as far as tips need it. */
export interface Facts<V = ViewOf> {
  view: V;
  mySeat: number;
  isMyTurn: boolean;
  legalMoves: readonly string[];
}

/** A tip of a game. */
export interface Tip<V = ViewOf, Name extends string = string> {
  /** The key of its words among the game's texts. */
  name: Name;
  /** A rule that matters in this very turn: it is not delayed after a closed tip. */
  isUrgent?: boolean;
  /** The spots at which it is shown (see `data-spot`), in order of preference; null if it does not apply now. */
  // A method, so that tips of a specific game are assignable to tips of any game.
  look(facts: Facts<V>): readonly string[] | null;
}

/** The tips of a game; the first applicable and unseen one is shown. The first of all explains how to win. */
export type Tips<V = ViewOf, Name extends string = string> = readonly Tip<V, Name>[];
