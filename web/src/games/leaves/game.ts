import { lessonOf } from '../../lesson/lesson';
import { rulesPage } from '../../rules/bind';
import type { Game } from '../game';
import Cloth from './art/Cloth.svelte';
import { dotsOf } from './art/dots';
import { faceOf } from './art/faces';
import Scene from './art/Scene.svelte';
import './cloth.css';
import { decks } from './deck';
import type { InLeaves, LeavesView } from './types';
import type { LeavesTexts } from './texts/en';

declare module '../../protocol/games' {
  interface Games {
    leaves: { view: LeavesView; event: InLeaves; texts: LeavesTexts };
  }
}

export const game: Game = {
  look: {
    faceOf,
    back: ['#7A4A23', '#94602F', '#5F3A1B'],
    Cloth,
    fan: {
      cards: [2, 7, 12].map((value) => ({ code: String(value), copies: dotsOf(value) })),
      Scene,
      fades: true,
    },
    cards: ['2', '5', '8', '12'],
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
