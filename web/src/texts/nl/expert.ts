import type { ExpertTexts } from '../en/expert';

export const expert: ExpertTexts = {
  hint: 'Tip',
  thinking: 'De expert is aan het rekenen …',
  best: (play) => `Het beste: ${play}.`,
  close: 'Tip sluiten',
  mark: 'het beste',
  lay: (card, pile) => `${card} op ${pile}`,
};
