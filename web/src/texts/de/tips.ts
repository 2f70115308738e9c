import type { HintsTexts } from '../en/tips';

export const hints: HintsTexts = {
  hint: 'Hinweis',
  gotIt: 'Verstanden',
  noMore: 'Hinweise ausschalten',
};
