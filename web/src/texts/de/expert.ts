import type { ExpertTexts } from '../en/expert';

export const expert: ExpertTexts = {
  hint: 'Tipp',
  thinking: 'Der Experte rechnet …',
  best: (play) => `Am besten: ${play}.`,
  close: 'Tipp schließen',
  mark: 'am besten',
  either: 'Beides ist gut.',
  longRun: 'Nichts Nahes entscheidet: Es ist auf die Dauer besser.',
  costs: 'kostet',
  cost: (cost) => `−${cost}\u202f%`,
  about: (cost, by) => `−${cost} ± ${by}\u202f%`,
  foot: 'Kosten in Gewinnchance.',
  lay: (card, pile) => `${card} auf ${pile}`,
};
