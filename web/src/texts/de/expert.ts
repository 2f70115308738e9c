import type { ExpertTexts } from '../en/expert';

export const expert: ExpertTexts = {
  hint: 'Tipp',
  thinking: 'Der Experte überlegt …',
  best: (play) => `Am besten: ${play}.`,
  close: 'Tipp schließen',
  mark: 'am besten',
  either: 'Alle sind gleich gut.',
  longRun: 'Kurzfristig egal, auf lange Sicht besser.',
  costs: 'Gewinnchance',
  cost: (cost) => `−${cost}\u202f%`,
  about: (cost, by) => `−${cost} ± ${by}\u202f%`,
  foot: 'So viel Gewinnchance kostet es.',
  lay: (card, pile) => `${card} auf ${pile}`,
};
