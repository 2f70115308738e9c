/** What a table on this device says of itself. */
export const solo = {
  again: 'The table is being set up again …',
  notStored: 'Cannot be kept on this device: this match ends with the page.',
  elsewhere: 'You are playing on this device in another tab.',
  playHere: 'Play here instead',
};
export type SoloTexts = typeof solo;
