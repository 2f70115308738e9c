/** What a table on this device says of itself. */
export const solo = {
  again: 'The table is being set up again …',
  notStored: 'Cannot be kept on this device: what you play now is lost when you close the page.',
  elsewhere: 'You are playing on this device in another tab.',
  playHere: 'Play here instead',
  outdated: 'There is a newer version of this page. Load it again, and the match goes on.',
  reload: 'Load again',
};
export type SoloTexts = typeof solo;
