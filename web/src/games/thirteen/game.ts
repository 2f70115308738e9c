import { lessonOf } from '../../lesson/lesson';
import { rulesPage } from '../../rules/bind';
import type { Game } from '../game';
import Cloth from './art/Cloth.svelte';
import { faceOf } from './art/faces';
import Scene from './art/Scene.svelte';
import { SUITS } from './art/suits';
import './cloth.css';
import { decks } from './deck';
import type { InPileGames, PileView } from '../pile/types';
import type { ThirteenTexts } from './texts/en';

declare module '../../protocol/games' {
  interface Games {
    thirteen: { view: PileView; event: InPileGames; texts: ThirteenTexts };
  }
}

export const game: Game = {
  look: {
    faceOf,
    back: ['#8C3B2A', '#A9503B', '#6D2E21'],
    suits: SUITS,
    Cloth,
    fan: { cards: [{ code: 'b7' }, { code: 'y5' }, { code: 'n' }], Scene, fades: true },
    cards: ['b2', 'g5', 'y7', 'n'],
  },
  decks,
  rules: rulesPage(() => import('./rules/outline'), {
    en: () => import('./rules/en'),
    de: () => import('./rules/de'),
    nl: () => import('./rules/nl'),
  }),
  lesson: lessonOf(() => import('./lesson/lesson'), {
    en: () => import('./lesson/en'),
    de: () => import('./lesson/de'),
    nl: () => import('./lesson/nl'),
  }),
  kit: () => import('./kit'),
};
