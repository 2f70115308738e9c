import type { ExpertTexts } from '../en/expert';

export const expert: ExpertTexts = {
  hint: 'Tipp',
  thinking: 'Der Experte rechnet …',
  best: (play) => `Am besten: ${play}.`,
  close: 'Tipp schließen',
  mark: 'am besten',
  lay: (card, pile) => `${card} auf ${pile}`,
};
