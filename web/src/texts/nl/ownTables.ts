import type { OwnTablesTexts } from '../en/ownTables';
import { plural } from '../words';

export const ownTables: OwnTablesTexts = {
  warm: 'Je stoel is nog warm',
  yourTurn: 'jouw beurt',
  toPlay: (name) => `${name} is aan de beurt`,
  isOn: 'de partij is bezig',
  everyone: 'iedereen is er',
  free: (free) => plural(free, 'één stoel vrij', `${free} stoelen vrij`),
  with: (names) => `met ${names}`,
  alone: 'nog niemand anders',
  close: (title) => `Tafel opheffen: ${title}`,
  leave: (title) => `Tafel verlaten: ${title}`,
  isClosed: (title, names) =>
    names === '' ? `${title}: de tafel is opgeheven.` : `${title} met ${names}: de tafel is opgeheven.`,
  isLeft: (title, names) =>
    names === '' ? `${title}: je hebt de tafel verlaten.` : `${title} met ${names}: je hebt de tafel verlaten.`,
  botPlays: 'Een bot speelt voor je.',
  undo: 'Ongedaan maken',
  unfinished: (count) =>
    plural(count, 'Eén onafgemaakte partij tegen bots', `${count} onafgemaakte partijen tegen bots`),
  more: (count) => plural(count, 'Nog één tafel tonen', `Nog ${count} tafels tonen`),
};
