/** Hints of the server's expert. */
export const expert = {
  hint: 'Hint',
  thinking: 'The expert is counting …',
  best: (play: string) => `Best: ${play}.`,
  close: 'Close the hint',
  /** Said of the card and the place that are marked. */
  mark: 'best',
  /** How sure: moves that cannot be told apart; and where nothing near makes the difference. */
  either: 'Either is fine.',
  longRun: 'Nothing near decides it: it does better in the long run.',
  costs: 'costs',
  cost: (cost: number) => `−${cost}\u202f%`,
  about: (cost: number, by: number) => `−${cost} ± ${by}\u202f%`,
  foot: 'Cost in chance to win.',
  lay: (card: string, pile: string) => `${card} on ${pile}`,
};
export type ExpertTexts = typeof expert;
