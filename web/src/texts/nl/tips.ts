import type { HintsTexts } from '../en/tips';

export const hints: HintsTexts = {
  hint: 'Tip',
  gotIt: 'Begrepen',
  noMore: 'Tips uitzetten',
};
