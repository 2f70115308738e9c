import type { PileName } from '../../protocol/views';
import type { SkipboTexts } from '../en/skipbo';
import { listed, plural } from '../words';

const colours: Record<PileName, string> = {
  blue: 'Blau',
  orange: 'Orange',
  purple: 'Lila',
  red: 'Rot',
  pink1: 'Rosa',
  pink2: 'Rosa',
};
const piles: Record<PileName, string> = {
  ...colours,
  pink1: 'dem ersten rosa Stapel',
  pink2: 'dem zweiten rosa Stapel',
};
/** Nach „auf“ mit der Frage wohin. */
const onto: Record<PileName, string> = {
  ...colours,
  pink1: 'den ersten rosa Stapel',
  pink2: 'den zweiten rosa Stapel',
};
const plain: Record<PileName, string> = { ...colours, pink1: 'erster rosa Stapel', pink2: 'zweiter rosa Stapel' };
const adjectives: Record<PileName, string> = {
  blue: 'Blauer',
  orange: 'Oranger',
  purple: 'Lila',
  red: 'Roter',
  pink1: 'Erster rosa',
  pink2: 'Zweiter rosa',
};
const articles: Record<PileName, string> = {
  blue: 'blaue',
  orange: 'orange',
  purple: 'lila',
  red: 'rote',
  pink1: 'rosa',
  pink2: 'rosa',
};
// Ranges stay on one line.
const spaces: SkipboTexts['spaces'] = {
  blue: 'Blau',
  orange: 'Orange',
  purple: 'Lila',
  red: 'Rot',
  pink: 'Rosa',
  wild: 'SKIP-BO',
  exchange: 'Austauschen',
  '1-4': '1\u2060–\u20604',
  '5-8': '5\u2060–\u20608',
  '9-12': '9\u2060–\u206012',
};
/** Beide rosa Stapel in einem. */
const all = (open: PileName[], words: Record<PileName, string>): string =>
  listed(
    'de',
    open.includes('pink1') && open.includes('pink2')
      ? [...open.filter((pile) => colours[pile] !== 'Rosa').map((pile) => words[pile]), 'beide rosa Stapel']
      : open.map((pile) => words[pile]),
  );
const name = (code: string): string => (code === 'w' ? 'Joker' : code);
const aCard = (code: string): string => (code === 'w' ? 'einen Joker' : `eine ${code}`);
const theCard = (code: string): string => (code === 'w' ? 'den Joker' : `die ${code}`);

export const skipbo: SkipboTexts = {
  turn: (turn) => `Zug ${turn}`,
  longTurn: (turn) => `das Brettspiel · Zug ${turn}`,
  buildOrDiscard: 'Du bist dran. Leg an oder beende den Zug.',
  nothingFits: 'Nichts passt. Leg eine Karte ab.',
  noCards: 'Du hast keine Karten mehr. Beende den Zug.',
  whichPile: (code) => `Auf welchen Stapel kommt ${code === 'w' ? 'der Joker' : `die ${code}`}?`,
  spaceFirst: (stands, follows) => `Dein Feld steht für die ${stands}, die ${follows} folgt.`,
  pickDiscard: 'Welche Karte legst du ab?',
  whichPawn: (code) => `Du legst ${theCard(code)} ab: Welche Figur zieht?`,
  oneWay: (code) => `Du legst ${theCard(code)} ab: Deine Figur zieht.`,
  wildSpace: 'Du legst den Joker ab: Wie weit zieht sie?',
  howOn: (pile) => `Wie kommt er auf ${onto[pile]}?`,
  whichWay: 'Welchen Weg meinst du?',
  pickFirst: 'Nimm erst eine Handkarte oder deinen Spielerstapel.',
  onlyHand: 'Ablegen kannst du nur Handkarten. Die Karte vom Spielerstapel kommt auf einen Ablegestapel.',
  discardAndMove: 'Ablegen und ziehen',
  putBack: 'Zurücklegen',
  exchange: 'Die oberste Karte des Spielerstapels austauschen',
  exchangeShort: 'Austauschen',
  end: 'Zug beenden',
  otherPawn: 'Die andere Figur',
  pawnOn: (kind) => `Figur auf ${spaces[kind]}`,
  wildAs: (number) => `Joker als ${number}`,
  spaceThenWild: (stands, follows) => `Feld ${stands}, Joker ${follows}`,
  makes: (pile, number) => `Legt die ${number} auf ${onto[pile]}.`,
  standsIn: (pile, stands, follows) => `Dein Feld steht auf ${piles[pile]} für die ${stands}, die ${follows} folgt.`,
  completes: (pile) => `Dein Feld steht für die 12 und macht den Stapel voll: ${plain[pile]}.`,
  complete: (pile) => `12 auf ${colours[pile]}`,
  walks: (code, from, to, kind) =>
    `${name(code)} ablegen: Deine Figur zieht von Feld ${from} auf Feld ${to}, ${spaces[kind]}.`,
  makesLabel: (pile, number) => `${number} auf ${colours[pile]} legen`,
  standInLabel: (stands, follows) => `Feld als ${stands}, dann ${follows}`,
  walkLabel: (code, kind) => `${name(code)} ablegen, Figur auf ${spaces[kind]}`,
  spaces,
  spaceHelp: {
    blue: 'Blau. Eine Figur hier öffnet den blauen Stapel.',
    orange: 'Orange. Eine Figur hier öffnet den orangen Stapel.',
    purple: 'Lila. Eine Figur hier öffnet den lila Stapel.',
    red: 'Rot. Eine Figur hier öffnet den roten Stapel.',
    pink: 'Rosa. Eine Figur hier öffnet beide rosa Stapel.',
    wild: 'SKIP-BO. Eine Figur hier ersetzt einmal pro Zug jede fehlende Zahl. Die nächste Karte muss folgen.',
    exchange:
      'Austauschen. Eine Figur hier lässt dich einmal pro Zug die oberste Karte deines Spielerstapels nach unten legen.',
    '1-4': 'Eine Figur hier ersetzt einmal pro Zug eine fehlende 1, 2, 3 oder 4. Die nächste Karte muss folgen.',
    '5-8': 'Eine Figur hier ersetzt einmal pro Zug eine fehlende 5, 6, 7 oder 8. Die nächste Karte muss folgen.',
    '9-12': 'Eine Figur hier ersetzt einmal pro Zug eine fehlende 9, 10, 11 oder 12. Die nächste Karte muss folgen.',
  },
  needs: 'braucht',
  makesShort: 'wird',
  open: 'für dich offen',
  closed: 'für dich zu',
  board: 'Spielbrett',
  pile: (pile, needs, isEmpty) => `${adjectives[pile]} Stapel, ${isEmpty ? 'leer, ' : ''}braucht ${needs}`,
  space: (space, kind, isCorner, pawns) =>
    [`Feld ${space}, ${spaces[kind]}${isCorner ? ', Ecke' : ''}`, ...pawns].join(', '),
  pawnOf: (who) => (who.isMe ? 'deine Figur' : `Figur von ${who.name}`),
  drawPile: (count) => plural(count, 'Kartenstock, eine Karte', `Kartenstock, ${count} Karten`),
  discardPile: (code) => (code === '' ? 'Hilfsstapel, leer' : `Hilfsstapel, oben ${name(code)}. Durchsehen`),
  discardHere: (code) => `${name(code)} ablegen und eine Figur wählen`,
  discards: 'Hilfsstapel',
  discardTitle: 'Der Hilfsstapel',
  noDiscards: 'Noch wurde nichts abgelegt.',
  cards: (code, count) => `${name(code)}: ${count}`,
  handCard: (code, fits) =>
    `${name(code)}, ${fits.length === 0 ? 'passt auf keinen Stapel' : `passt auf ${all(fits, onto)}`}`,
  plainCard: name,
  yourStock: 'Dein Stapel',
  emptyIt: 'Leer gewinnt',
  ownStock: (code, count, fits) =>
    `Dein Spielerstapel: oben ${name(code)}, ${plural(count, 'die letzte Karte', `${count} Karten`)}${
      fits.length === 0 ? '' : `, passt auf ${all(fits, onto)}`
    }`,
  stockOf: (code, count) => (code === '' ? 'Spielerstapel leer' : `Spielerstapel ${count}, oben ${name(code)}`),
  inHand: (count) => plural(count, 'eine Handkarte', `${count} Handkarten`),
  stocks: 'Spielerstapel',
  firstToEmpty: 'zuerst leer gewinnt',
  stockLeft: (count) => plural(count, 'eine Karte', `${count} Karten`),
  whereYouStand: 'Wo deine Figuren stehen',
  whereOthersStand: 'Was offen ist',
  standing: (one, other) =>
    one === other ? `Beide auf ${spaces[one]}.` : `Auf ${spaces[one]} und auf ${spaces[other]}.`,
  opens: (who, open) => {
    const whom = who.isMe ? 'dich' : who.name;
    return open.length === 0
      ? `Für ${whom} ist in diesem Zug kein Stapel offen.`
      : `In diesem Zug für ${whom} offen: ${all(open, plain)}.`;
  },
  begins: (who) => (who.isMe ? 'Du beginnst.' : `${who.name} beginnt.`),
  built: (who, pile, number, fromStock) =>
    who.isMe
      ? `Du legst die ${number}${fromStock ? ' von deinem Spielerstapel' : ''} auf ${colours[pile]}.`
      : `${who.name} legt die ${number}${fromStock ? ' vom Spielerstapel' : ''} auf ${colours[pile]}.`,
  builtWild: (who, pile, number, fromStock) =>
    who.isMe
      ? `Du legst einen Joker${fromStock ? ' von deinem Spielerstapel' : ''} als ${number} auf ${colours[pile]}.`
      : `${who.name} legt einen Joker${fromStock ? ' vom Spielerstapel' : ''} als ${number} auf ${colours[pile]}.`,
  stoodIn: (who, pile, number) =>
    who.isMe
      ? `Du nutzt dein Feld als ${number} auf ${colours[pile]}.`
      : `${who.name} nutzt ein Feld als ${number} auf ${colours[pile]}.`,
  setAside: (pile) => `Der ${articles[pile]} Stapel ist fertig und wieder frei.`,
  exchanged: (who, code) =>
    who.isMe
      ? `Du tauschst am Spielerstapel aus; ${code === 'w' ? 'ein Joker' : `eine ${code}`} kommt nach unten.`
      : `${who.name} tauscht am Spielerstapel aus; ${code === 'w' ? 'ein Joker' : `eine ${code}`} kommt nach unten.`,
  discarded: (who, code, to, kind) =>
    who.isMe
      ? `Du legst ${aCard(code)} ab, Figur auf ${to}, ${spaces[kind]}.`
      : `${who.name} legt ${aCard(code)} ab, Figur auf ${to}, ${spaces[kind]}.`,
  turnEnded: (who) => (who.isMe ? 'Du beendest deinen Zug.' : `${who.name} beendet den Zug.`),
  reshuffled: 'Die fertigen Stapel werden zum neuen Kartenstock gemischt.',
  discardsReshuffled: 'Der Hilfsstapel wird zum neuen Kartenstock gemischt.',
  won: (who) =>
    who.isMe
      ? 'Du spielst deine letzte Karte vom Spielerstapel und gewinnst.'
      : `${who.name} spielt die letzte Karte vom Spielerstapel und gewinnt.`,
  ranOut: (turns) => `${turns} Züge sind vorbei. Der kleinste Spielerstapel gewinnt.`,
  youDrew: (codes) => `Du ziehst ${listed('de', codes.map(aCard))}.`,
  yourNextStock: (code) => `Dein Spielerstapel zeigt jetzt ${aCard(code)}.`,
};
