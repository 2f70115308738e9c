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
import type { FridayTexts } from './texts/en';

declare module '../../protocol/games' {
  interface Games {
    friday: { view: PileView; event: InPileGames; texts: FridayTexts };
  }
}

export const game: Game = {
  look: {
    faceOf,
    back: ['#1C2733', '#2E3C4B', '#161E28'],
    suits: SUITS,
    Cloth,
    fan: { cards: [{ code: 'm5' }, { code: 'f' }, { code: 'c7' }], Scene },
    cards: ['l2', 'm5', 'c7', 'f'],
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
