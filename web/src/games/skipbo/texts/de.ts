import { often } from '../../../texts/de/often';
import type { PileName } from '../types';
import type { SkipboTexts } from './en';
import { capital, listed, plural } from '../../../texts/words';

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
  orange: 'Orangefarbener',
  purple: 'Lila',
  red: 'Roter',
  pink1: 'Erster rosa',
  pink2: 'Zweiter rosa',
};
const articles: Record<PileName, string> = {
  blue: 'blaue',
  orange: 'orangefarbene',
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
  exchange: 'Tausch',
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
const played = (number: number, isWild: boolean, fromStock: boolean): string =>
  `${isWild ? 'Joker' : number}${fromStock ? ' vom Spielerstapel' : ''}`;
const name = (code: string): string => (code === 'w' ? 'Joker' : code);
const aCard = (code: string): string => (code === 'w' ? 'einen Joker' : `eine ${code}`);

export const texts: SkipboTexts = {
  title: 'Skip-Bo',
  like: 'Das Brettspiel. Deine Figuren bestimmen, wo du anlegen darfst.',
  size: '2–4 Spieler · 30 Min.',
  gist: 'Leg von 1 bis 12 an, wo deine Figuren den Weg öffnen.',
  players: 'Zu zweit bis zu viert',
  credit: 'Skip-Bo, das Brettspiel, ist bei Mattel erschienen.',
  why: {
    wins: (times) => `${capital(often(times))} gewinnst du damit die Partie.`,
    stock: (times) => `${capital(often(times))} spielst du in diesem Zug von deinem Spielerstapel.`,
    'stock-next': (times) => `${capital(often(times))} kannst du in deinem nächsten Zug vom Spielerstapel spielen.`,
    'others-stock': (times) => `${capital(often(times))} kommt dir jemand mit dem Spielerstapel zuvor.`,
    'other-wins': (times) => `${capital(often(times))} gewinnt vorher jemand anders.`,
  },
  options: {
    wilds: { name: 'Joker', why: 'So viele sind im Spiel.', values: { '16': '16', '12': '12' } },
    'strict-exchange': {
      name: 'Strenger Tausch',
      why: 'Das Tauschfeld wirkt nur, solange deine andere Figur auf einem Farbfeld steht.',
      values: { off: 'Aus', on: 'An' },
    },
    pawns: {
      name: 'Figuren ziehen',
      why: 'In welche Richtung um das Brett.',
      values: { clockwise: 'Im Uhrzeigersinn', either: 'In beide Richtungen' },
    },
  },
  refusals: {
    NOT_IN_HAND: 'Diese Karte hast du nicht auf der Hand.',
    NOT_NEXT: 'Diese Zahl braucht der Stapel nicht als nächste.',
    PILE_NOT_OPEN: 'Keine deiner Figuren steht auf der Farbe dieses Stapels.',
    NO_STAND_IN_SPACE: 'Keine deiner Figuren steht auf einem Zahlenfeld oder SKIP-BO-Feld.',
    STOOD_IN_ALREADY: 'Du hast in diesem Zug schon eine Zahl durch ein Feld ersetzt.',
    OUTSIDE_RANGE: 'Dein Feld kann die Zahl nicht ersetzen, die dieser Stapel braucht.',
    DOES_NOT_FOLLOW: 'Auf dein Feld darf nur die nächste Zahl folgen, oder ein Joker.',
    NOTHING_FOLLOWS_TWELVE: 'Ersetzt dein Feld die 12, ist der Stapel voll. Es folgt keine Karte.',
    NOT_TWELVE: 'Ohne Karte geht es nur auf einem Stapel, der 11 zeigt. Sonst muss die nächste Karte sofort folgen.',
    OTHER_PAWN_OFF_COLOUR: 'Dafür muss deine andere Figur auf einem Farbfeld stehen.',
    NO_EXCHANGE_SPACE: 'Keine deiner Figuren steht auf einem Tauschfeld.',
    EXCHANGED_ALREADY: 'In diesem Zug hast du schon ausgetauscht.',
    LAST_STOCK_CARD: 'Die letzte Karte deines Spielerstapels lässt sich nicht austauschen.',
    NO_PAWN_THERE: 'Dort steht keine deiner Figuren.',
    WRONG_DISTANCE:
      'Eine Figur zieht genau so weit, wie die Karte auf dem Hilfsstapel sagt, mit einem Joker 1 bis 12 Felder.',
    WRONG_DIRECTION: 'An diesem Tisch ziehen Figuren nur im Uhrzeigersinn.',
    DISCARD_OWED: 'Solange du Handkarten hast, endet dein Zug mit einer Karte auf dem Hilfsstapel.',
  },
  hints: {
    stock: {
      bold: 'Wer seinen Spielerstapel zuerst leert, gewinnt.',
      plain: 'Das ist deiner. Schau immer zuerst hierher.',
    },
    pawns: {
      bold: 'Deine Figuren öffnen die Stapel.',
      plain: 'Du darfst auf den Farben anlegen, auf denen sie stehen. Rosa öffnet zwei Stapel.',
    },
    needs: {
      bold: 'Die Stapel steigen von 1 bis 12.',
      plain: 'Spiel die Zahl, die dieser braucht, oder einen Joker.',
    },
    number: {
      bold: 'Dieses Feld ersetzt eine Zahl.',
      plain:
        'Einmal pro Zug, wenn ein Stapel sie braucht. Die nächste Karte muss sofort folgen, nur nach der 12 nicht.',
    },
    end: {
      bold: 'Eine Karte hierher beendet deinen Zug.',
      plain: 'Eine deiner Figuren zieht so weit, wie die Zahl sagt. Überleg, wo du als Nächstes stehen willst.',
    },
  },
  single: {
    left: 'Karten im Spielerstapel',
    emptied: ({ name, isMe }) =>
      isMe ? 'Dein Spielerstapel war zuerst leer.' : `Der Spielerstapel von ${name} war zuerst leer.`,
    ranOut: 'Das war der letzte Zug. Der kleinste Spielerstapel gewinnt.',
  },

  turn: (turn) => `Zug ${turn}`,
  longTurn: (turn) => `das Brettspiel · Zug ${turn}`,
  buildOrDiscard: 'Du bist dran. Leg an oder beende den Zug.',
  nothingFits: 'Nichts passt. Leg eine Karte auf den Hilfsstapel.',
  noCards: 'Du hast keine Handkarten mehr. Beende den Zug.',
  whichPile: (code) => `Auf welchen Stapel kommt ${code === 'w' ? 'der Joker' : `die ${code}`}?`,
  spaceFirst: (stands, follows) => `Dein Feld ersetzt die ${stands}, die ${follows} folgt.`,
  pickDiscard: 'Welche Karte kommt auf den Hilfsstapel?',
  whichPawn: (code) => `${name(code)} auf den Hilfsstapel: Welche Figur zieht?`,
  oneWay: (code) => `${name(code)} auf den Hilfsstapel: Deine Figur zieht.`,
  wildSpace: 'Joker auf den Hilfsstapel: Wie weit zieht die Figur?',
  howOn: (pile) => `Wie kommt der Joker auf ${onto[pile]}?`,
  whichWay: 'Wie willst du spielen?',
  pickFirst: 'Wähl erst eine Handkarte oder die Karte vom Spielerstapel.',
  onlyHand: 'Auf den Hilfsstapel kommen nur Handkarten. Die Karte vom Spielerstapel kannst du nur anlegen.',
  discardAndMove: 'Zug beenden',
  putBack: 'Zurücklegen',
  exchange: 'Die oberste Karte des Spielerstapels austauschen',
  exchangeShort: 'Austauschen',
  end: 'Zug beenden',
  otherPawn: 'Die andere Figur',
  pawnOn: (kind) => `Figur auf ${spaces[kind]}`,
  wildAs: (number) => `Joker als ${number}`,
  spaceThenWild: (stands, follows) => `Feld als ${stands}, Joker als ${follows}`,
  makes: (pile, number) => `Die ${number} kommt auf ${onto[pile]}.`,
  standsIn: (pile, stands, follows) => `Dein Feld ersetzt auf ${piles[pile]} die ${stands}, die ${follows} folgt.`,
  completes: (pile) => `Dein Feld ersetzt die 12 und macht ${onto[pile]} voll.`,
  complete: (pile) => `${colours[pile]} voll machen`,
  walks: (code, from, to, kind) =>
    `${name(code)} auf den Hilfsstapel: Deine Figur zieht von Feld ${from} auf Feld ${to} (${spaces[kind]}).`,
  makesLabel: (pile, number) => `${number} auf ${colours[pile]} legen`,
  bestBuild: (pile, number, isWild, fromStock) =>
    `${played(number, isWild, fromStock)}${isWild ? ` als ${number}` : ''} auf ${onto[pile]} legen`,
  bestStandIn: (pile, stands, isWild, fromStock) =>
    `Feld als ${stands} auf ${piles[pile]}, dann ${played(stands + 1, isWild, fromStock)}`,
  standInLabel: (stands, follows) => `Feld als ${stands}, dann ${follows}`,
  walkLabel: (code, kind) => `${name(code)}: Figur auf ${spaces[kind]}`,
  spaces,
  spaceHelp: {
    blue: 'Blau. Eine Figur hier öffnet den blauen Stapel.',
    orange: 'Orange. Eine Figur hier öffnet den orangefarbenen Stapel.',
    purple: 'Lila. Eine Figur hier öffnet den lila Stapel.',
    red: 'Rot. Eine Figur hier öffnet den roten Stapel.',
    pink: 'Rosa. Eine Figur hier öffnet beide rosa Stapel.',
    wild: 'SKIP-BO. Eine Figur hier ersetzt einmal pro Zug jede fehlende Zahl. Die nächste Karte muss sofort folgen, nur nach einer 12 nicht.',
    exchange:
      'Tausch. Mit einer Figur hier darfst du einmal pro Zug die oberste Karte deines Spielerstapels nach unten legen.',
    '1-4': 'Eine Figur hier ersetzt einmal pro Zug eine fehlende 1, 2, 3 oder 4. Die nächste Karte muss sofort folgen.',
    '5-8': 'Eine Figur hier ersetzt einmal pro Zug eine fehlende 5, 6, 7 oder 8. Die nächste Karte muss sofort folgen.',
    '9-12':
      'Eine Figur hier ersetzt einmal pro Zug eine fehlende 9, 10, 11 oder 12. Die nächste Karte muss sofort folgen, nur nach einer 12 nicht.',
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
  discardHere: (code) => `${name(code)} auf den Hilfsstapel legen und eine Figur wählen`,
  discards: 'Hilfsstapel',
  discardTitle: 'Der Hilfsstapel',
  noDiscards: 'Der Hilfsstapel ist noch leer.',
  cards: (code, count) => `${name(code)}: ${count}`,
  handCard: (code, fits) =>
    `${name(code)}, ${fits.length === 0 ? 'passt auf keinen Stapel' : `passt auf ${all(fits, onto)}`}`,
  plainCard: name,
  // A narrow place: it may break where the word does.
  yourStock: 'Spieler\u00adstapel',
  emptyIt: 'leer = gewonnen',
  ownStock: (code, count, fits) =>
    [
      `Dein Spielerstapel: ${plural(count, `die letzte Karte, ${name(code)}`, `oben ${name(code)}`)}`,
      ...(fits.length === 0 ? [] : [`passt auf ${all(fits, onto)}`]),
      ...(count === 1 ? [] : [`noch ${count} Karten`]),
    ].join(', '),
  stockOf: (code, count) =>
    code === ''
      ? 'Spielerstapel leer'
      : plural(
          count,
          `Spielerstapel: die letzte Karte, ${name(code)}`,
          `Spielerstapel: ${count} Karten, oben ${name(code)}`,
        ),
  inHand: (count) => plural(count, 'eine Handkarte', `${count} Handkarten`),
  stocks: 'Spielerstapel',
  firstToEmpty: 'wer zuerst leer ist, gewinnt',
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
  briefly: {
    built: (pile, number) => `${colours[pile]} ${number}`,
    discarded: (code) => `${name(code)} auf den Hilfsstapel`,
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
  setAside: (pile) => `Der ${articles[pile]} Stapel ist voll, sein Platz ist wieder frei.`,
  exchanged: (who, code) => {
    const card = code === 'w' ? 'Ein Joker' : `Eine ${code}`;
    return who.isMe
      ? `Du tauschst aus: ${card} kommt unter deinen Spielerstapel.`
      : `${who.name} tauscht aus: ${card} kommt unter den Spielerstapel.`;
  },
  discarded: (who, code, to, kind) =>
    `${who.isMe ? 'Du legst' : `${who.name} legt`} ${aCard(code)} auf den Hilfsstapel und ${who.isMe ? 'ziehst' : 'zieht'} eine Figur auf Feld ${to} (${spaces[kind]}).`,
  turnEnded: (who) => (who.isMe ? 'Du beendest deinen Zug.' : `${who.name} beendet den Zug.`),
  reshuffled: 'Die vollen Stapel werden zu einem neuen Kartenstock gemischt.',
  discardsReshuffled: 'Der Hilfsstapel wird zu einem neuen Kartenstock gemischt.',
  won: (who) =>
    who.isMe
      ? 'Du spielst die letzte Karte deines Spielerstapels und gewinnst.'
      : `${who.name} spielt die letzte Karte des Spielerstapels und gewinnt.`,
  ranOut: (turns) => `Nach ${turns.toLocaleString('de')} Zügen gewinnt der kleinste Spielerstapel.`,
  youDrew: (codes) => `Du ziehst ${listed('de', codes.map(aCard))}.`,
  yourNextStock: (code) => `Dein Spielerstapel zeigt jetzt ${aCard(code)}.`,
};
