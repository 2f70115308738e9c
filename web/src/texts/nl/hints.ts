import type { HintsTexts } from '../en/hints';

export const hints: HintsTexts = {
  hint: 'Tip',
  gotIt: 'Begrepen',
  noMore: 'Tips uitzetten',
};
