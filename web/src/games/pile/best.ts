import { inHand, type Best } from '../../table/hint/best';
import type { MatchView } from '../../protocol/views';
import type { PileView } from './types';
import type { Texts } from '../../texts/en';
import { type PileGame, readMove } from './family';
import { cardName } from './names';
import type { PileTexts } from './texts/en';

/** The best move of 13 and Friday the 13th. */
export const best =
  (game: PileGame) =>
  (move: string, match: MatchView, texts: Texts): Best => {
    const words: PileTexts = texts.games[game];
    const { card, target } = readMove(game, move);
    return {
      says: texts.expert.lay(cardName(words, game, card), words.kinds[target]?.pile ?? ''),
      // The game determines the view type.
      card: inHand((match.table as PileView).hand, card),
      place: `target-${target}`,
    };
  };
