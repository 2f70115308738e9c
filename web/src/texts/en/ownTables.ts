import { plural } from '../words';

/** The tables where one still sits, on the start page. */
export const ownTables = {
  warm: 'Your chair is still warm',
  yourTurn: 'your turn',
  toPlay: (name: string) => `${name} to play`,
  isOn: 'the match goes on',
  everyone: 'everyone is there',
  free: (free: number) => plural(free, 'one chair free', `${free} chairs free`),
  with: (names: string) => `with ${names}`,
  alone: 'nobody else yet',
  close: (title: string) => `Close the table: ${title}`,
  leave: (title: string) => `Leave the table: ${title}`,
  isClosed: (title: string, names: string) =>
    names === '' ? `The table of ${title} is closed.` : `The table of ${title} with ${names} is closed.`,
  isLeft: (title: string, names: string) => `You have left ${title} with ${names}.`,
  botPlays: 'A bot plays on for you.',
  undo: 'Undo',
  more: (count: number) => plural(count, 'and one more', `and ${count} more`),
};
export type OwnTablesTexts = typeof ownTables;
