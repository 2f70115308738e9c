/** What a table on this device says of itself. */
export const solo = {
  again: 'The table is being set up again …',
  notStored: 'Cannot be kept on this device: this match ends with the page.',
  elsewhere: 'You are playing on this device in another tab.',
  playHere: 'Play here instead',
  unsupported: 'This browser cannot play on the device itself. Everything else works.',
  absent: 'What this table needs is not on this device yet. Come back once with a network.',
};
export type SoloTexts = typeof solo;
