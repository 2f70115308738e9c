import { lessonOf } from '../../lesson/lesson';
import { rulesPage } from '../../rules/bind';
import type { Game } from '../game';
import { faceOf } from './art/faces';
import Scene from './art/Scene.svelte';
import './cloth.css';
import { decks } from './deck';
import type { InSkipBo, SkipBoView } from './types';
import type { SkipboTexts } from './texts/en';

declare module '../../protocol/games' {
  interface Games {
    skipbo: { view: SkipBoView; event: InSkipBo; texts: SkipboTexts };
  }
}

export const game: Game = {
  look: {
    faceOf,
    back: ['#1F5148', '#2F6A5E', '#183F38'],
    fan: { cards: [{ code: '3' }, { code: '11' }, { code: 'w' }], Scene },
    cards: ['1', '5', '12', 'w'],
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
