/** Hints of the expert bot. */
export const expert = {
  hint: 'Hint',
  thinking: 'The expert is thinking …',
  best: (play: string) => `Best: ${play}.`,
  close: 'Close the hint',
  /** The label of the marked card and place. */
  mark: 'best',
  /** Certainty: indistinguishable moves, and no near consequence. */
  either: 'These are equally good.',
  longRun: 'No difference right now, but better in the long run.',
  costs: 'chance of winning',
  cost: (cost: number) => `−${cost}%`,
  about: (cost: number, by: number) => `−${cost} ± ${by}%`,
  foot: 'Change in your chance of winning.',
  lay: (card: string, pile: string) => `${card} on ${pile}`,
};
export type ExpertTexts = typeof expert;
