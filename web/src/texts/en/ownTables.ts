import { plural } from '../words';

/** The guest's own tables on the start page. */
export const ownTables = {
  warm: 'Your seat is still warm',
  yourTurn: 'your turn',
  toPlay: (name: string) => `${name} to play`,
  isOn: 'match in progress',
  everyone: 'everyone is here',
  free: (free: number) => plural(free, 'one seat free', `${free} seats free`),
  with: (names: string) => `with ${names}`,
  alone: 'nobody else yet',
  close: (title: string) => `Close the table: ${title}`,
  leave: (title: string) => `Leave the table: ${title}`,
  isClosed: (title: string, names: string) =>
    names === '' ? `Table closed: ${title}.` : `Table closed: ${title} with ${names}.`,
  isLeft: (title: string, names: string) =>
    names === '' ? `Table left: ${title}.` : `Table left: ${title} with ${names}.`,
  botPlays: 'A bot plays for you.',
  undo: 'Undo',
  unfinished: (count: number) =>
    plural(count, 'One unfinished match against bots', `${count} unfinished matches against bots`),
  more: (count: number) => plural(count, 'Show one more', `Show ${count} more`),
};
export type OwnTablesTexts = typeof ownTables;
