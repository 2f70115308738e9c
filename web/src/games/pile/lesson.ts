import type { Result } from '../../lesson/lesson';
import { type PileGame, readMove } from './family';
import { cardName, result } from './names';
import { preview } from './preview';
import type { PileTexts } from './texts/en';
import type { PileView } from './types';

/** The result of a different card, for the coach. */
export const resultIn =
  (game: PileGame): Result =>
  (move, match, texts) => {
    const words: PileTexts = texts.games[game];
    const { card, target } = readMove(game, move);
    // The game determines the view type.
    const pile = (match.table as PileView).targets[target] ?? { sum: 0, cards: [] };
    return result(words, cardName(words, game, card), preview(game, pile, card));
  };
