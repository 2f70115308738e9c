import type { OwnTablesTexts } from '../en/ownTables';
import { plural } from '../words';

export const ownTables: OwnTablesTexts = {
  warm: 'Dein Platz ist noch warm',
  yourTurn: 'du bist dran',
  toPlay: (name) => `${name} ist dran`,
  isOn: 'die Partie läuft',
  everyone: 'alle sind da',
  free: (free) => plural(free, 'ein Platz frei', `${free} Plätze frei`),
  with: (names) => `mit ${names}`,
  alone: 'noch niemand sonst',
  close: (title) => `Tisch schließen: ${title}`,
  leave: (title) => `Tisch verlassen: ${title}`,
  isClosed: (title, names) =>
    names === '' ? `${title}: Der Tisch ist geschlossen.` : `${title} mit ${names}: Der Tisch ist geschlossen.`,
  isLeft: (title, names) =>
    names === '' ? `${title}: Du hast den Tisch verlassen.` : `${title} mit ${names}: Du hast den Tisch verlassen.`,
  botPlays: 'Ein Bot spielt für dich.',
  undo: 'Rückgängig',
  unfinished: (count) => plural(count, 'Eine angefangene Partie gegen Bots', `${count} angefangene Partien gegen Bots`),
  more: (count) => plural(count, 'Noch einen Tisch zeigen', `Noch ${count} Tische zeigen`),
};
