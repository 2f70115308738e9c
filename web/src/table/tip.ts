import type { ViewOf } from '../protocol/games';

/** What lies on the table, as far as hints need to know it. */
export interface Facts<V = ViewOf> {
  view: V;
  mySeat: number;
  isMyTurn: boolean;
  legalMoves: readonly string[];
}

/** A hint of a game. */
export interface Tip<V = ViewOf, Name extends string = string> {
  /** Its words are those of this name among the game's texts. */
  name: Name;
  /** A rule that binds in this very turn: it does not wait until something happens. */
  isUrgent?: boolean;
  /** Where it is shown (see `data-spot`), the first spot that is on the page; null if the moment has not come. */
  // A method, so that the hints of a game, which look at its view only, are hints of some game.
  look(facts: Facts<V>): readonly string[] | null;
}

/** The hints of a game; the first that is due and has not been seen is shown. The first of all says what wins. */
export type Tips<V = ViewOf, Name extends string = string> = readonly Tip<V, Name>[];
