import type { ExpertTexts } from '../en/expert';

export const expert: ExpertTexts = {
  hint: 'Tip',
  thinking: 'De expert is aan het rekenen …',
  best: (play) => `Het beste: ${play}.`,
  close: 'Tip sluiten',
  mark: 'het beste',
  either: 'Allebei is goed.',
  longRun: 'Niets van dichtbij beslist: het is beter op de lange duur.',
  costs: 'kost',
  cost: (cost) => `−${cost}\u202f%`,
  about: (cost, by) => `−${cost} ± ${by}\u202f%`,
  foot: 'Kosten in kans om te winnen.',
  lay: (card, pile) => `${card} op ${pile}`,
};
