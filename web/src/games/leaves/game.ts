import { rulesPage } from '../../rules/bind';
import type { Game } from '../game';
import Cloth from './art/Cloth.svelte';
import { faceOf } from './art/faces';
import Scene from './art/Scene.svelte';
import './cloth.css';
import { decks } from './deck';
import type { InLeaves, LeavesView } from './types';
import { texts, type LeavesTexts } from './texts/en';

declare module '../../protocol/games' {
  interface Games {
    leaves: { view: LeavesView; event: InLeaves; texts: LeavesTexts };
  }
}

export const game: Game<'leaves'> = {
  texts,
  look: {
    faceOf,
    back: ['#7A4A23', '#94602F', '#5F3A1B'],
    Cloth,
    fan: {
      cards: [
        { code: '2', copies: 3 },
        { code: '7', copies: 8 },
        { code: '12', copies: 3 },
      ],
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
  kit: () => import('./kit'),
};
