/** The state of a table on this device. */
export const solo = {
  again: 'The table is being set up again …',
  notStored: 'This device cannot save the match. You lose it when you close the page.',
  elsewhere: 'You are playing on this device in another tab.',
  playHere: 'Play here instead',
  outdated: 'There is a newer version of this page. Reload it to continue the match.',
  reload: 'Reload',
};
export type SoloTexts = typeof solo;
