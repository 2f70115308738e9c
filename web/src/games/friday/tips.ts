import type { Tips } from '../../table/tip';
import { four, hand, risky, taken } from '../pile/tips';
import type { PileView } from '../pile/types';
import type { FridayTexts } from './texts/en';

export const tips: Tips<PileView, keyof FridayTexts['hints']> = [
  { name: 'kind', look: hand },
  { name: 'over', look: risky('friday'), isUrgent: true },
  { name: 'most', look: taken },
  { name: 'friday', look: four('f') },
];
