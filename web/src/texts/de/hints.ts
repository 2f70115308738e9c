import type { HintsTexts } from '../en/hints';

export const hints: HintsTexts = {
  hint: 'Hinweis',
  gotIt: 'Verstanden',
  noMore: 'Hinweise ausschalten',
};
