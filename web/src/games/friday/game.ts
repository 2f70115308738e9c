import type { Game } from '../game';
import type { InPileGames, PileView } from '../pile/types';
import { texts, type FridayTexts } from './texts/en';

declare module '../../protocol/games' {
  interface Games {
    friday: { view: PileView; event: InPileGames; texts: FridayTexts };
  }
}

export const game: Game<'friday'> = {
  texts: { en: texts, de: () => import('./texts/de'), nl: () => import('./texts/nl') },
};
