import type { Tips } from '../../table/tip';
import { four, hand, risky, started, taken } from '../pile/tips';
import type { PileView } from '../pile/types';
import type { ThirteenTexts } from './texts/en';

export const tips: Tips<PileView, keyof ThirteenTexts['hints']> = [
  { name: 'hand', look: hand },
  { name: 'high', look: risky('thirteen'), isUrgent: true },
  { name: 'target', look: started },
  { name: 'taken', look: taken },
  { name: 'nasty', look: four('n') },
];
