/** Hints of the server's expert. */
export const expert = {
  hint: 'Hint',
  thinking: 'The expert is thinking …',
  best: (play: string) => `Best: ${play}.`,
  close: 'Close the hint',
  /** Said of the card and the place that are marked. */
  mark: 'best',
  /** How sure: moves that cannot be told apart; and where nothing near makes the difference. */
  either: 'These are equally good.',
  longRun: 'No difference right now, but better in the long run.',
  costs: 'chance of winning',
  cost: (cost: number) => `−${cost}%`,
  about: (cost: number, by: number) => `−${cost} ± ${by}%`,
  foot: 'Change in your chance of winning.',
  lay: (card: string, pile: string) => `${card} on ${pile}`,
};
export type ExpertTexts = typeof expert;
