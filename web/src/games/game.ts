import type { GameId } from '../protocol/games';
import type { GameTexts } from '../texts/games';

/** What is known of a game before its table is fetched. */
export interface Game<G extends GameId = GameId> {
  readonly texts: GameTexts<G>;
}
