import { inHand, type Best } from '../../table/expert/best';
import type { MatchView } from '../../protocol/views';
import type { PileView } from './types';
import type { Texts } from '../../texts/en';
import { FAMILY, type PileGame, readMove } from './family';
import { cardName } from './names';

/** The best move of 13 and Friday the 13th. */
export const best =
  (game: PileGame) =>
  (move: string, match: MatchView, texts: Texts): Best => {
    const { card, target } = readMove(game, move);
    const kind = FAMILY[game].kinds[target] ?? FAMILY[game].kinds[0];
    return {
      says: texts.expert.lay(cardName(texts.pile, game, card), texts.pile.kinds[kind].pile),
      // Which kind of view it is follows from the game.
      card: inHand((match.table as PileView).hand, card),
      place: `target-${target}`,
    };
  };
