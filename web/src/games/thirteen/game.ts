import type { Game } from '../game';
import type { InPileGames, PileView } from '../pile/types';
import { texts, type ThirteenTexts } from './texts/en';

declare module '../../protocol/games' {
  interface Games {
    thirteen: { view: PileView; event: InPileGames; texts: ThirteenTexts };
  }
}

export const game: Game<'thirteen'> = {
  texts: { en: texts, de: () => import('./texts/de'), nl: () => import('./texts/nl') },
};
