import type { Game } from '../game';
import type { InLeaves, LeavesView } from './types';
import { texts, type LeavesTexts } from './texts/en';

declare module '../../protocol/games' {
  interface Games {
    leaves: { view: LeavesView; event: InLeaves; texts: LeavesTexts };
  }
}

export const game: Game<'leaves'> = {
  texts: { en: texts, de: () => import('./texts/de'), nl: () => import('./texts/nl') },
};
