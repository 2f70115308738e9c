import type { ExpertTexts } from '../en/expert';

export const expert: ExpertTexts = {
  hint: 'Advies',
  thinking: 'De expert denkt na …',
  best: (play) => `Het beste: ${play}.`,
  close: 'Advies sluiten',
  mark: 'het beste',
  either: 'Allemaal even goed.',
  longRun: 'Op korte termijn maakt het niet uit; op de lange duur is dit beter.',
  costs: 'winstkans',
  cost: (cost) => `−${cost}%`,
  about: (cost, by) => `−${cost} ± ${by}%`,
  foot: 'Wat het aan winstkans kost.',
  lay: (card, pile) => `${card} op ${pile}`,
};
