/** Hints of the server's expert. */
export const expert = {
  hint: 'Hint',
  thinking: 'The expert is counting …',
  best: (play: string) => `Best: ${play}.`,
  close: 'Close the hint',
  /** Said of the card and the place that are marked. */
  mark: 'best',
  lay: (card: string, pile: string) => `${card} on ${pile}`,
};
export type ExpertTexts = typeof expert;
