import type { Result } from '../../lesson/lesson';
import { type PileGame, readMove } from './family';
import { cardName, result } from './names';
import { preview } from './preview';
import type { PileTexts } from './texts/en';
import type { PileView } from './types';

/** What another card would have done, for the coach. */
export const resultIn =
  (game: PileGame): Result =>
  (move, match, texts) => {
    const words: PileTexts = texts.games[game];
    const { card, target } = readMove(game, move);
    // Which kind of view it is follows from the game.
    const pile = (match.table as PileView).targets[target] ?? { sum: 0, cards: [] };
    return result(words, cardName(words, game, card), preview(game, pile, card));
  };
