import type { Game } from '../game';
import type { InSkipBo, SkipBoView } from './types';
import { texts, type SkipboTexts } from './texts/en';

declare module '../../protocol/games' {
  interface Games {
    skipbo: { view: SkipBoView; event: InSkipBo; texts: SkipboTexts };
  }
}

export const game: Game<'skipbo'> = {
  texts: { en: texts, de: () => import('./texts/de'), nl: () => import('./texts/nl') },
};
