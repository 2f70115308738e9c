import { often } from '../../../texts/de/often';
import type { LeavesTexts } from './en';
import { capital, listed, plural, type Who } from '../../../texts/words';

const WORDS = [
  'keine',
  'eine',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
];
const word = (count: number): string => WORDS[count] ?? String(count);
/** "eine 8", "drei 10er". */
const cards = (count: number, value: number): string => plural(count, `eine ${value}`, `${word(count)} ${value}er`);
const many = (count: number, value: number): string => capital(cards(count, value));
const names = (who: Who[]): string =>
  listed(
    'de',
    who.map(({ name, isMe }, i) => (isMe ? (i === 0 ? 'Du' : 'du') : name)),
  );
/** The verb for one person, for "du", or for several ("Ada und du" included). */
const verb = (who: Who[], one: string, you: string, several: string, ours: string): string =>
  who.length > 1 ? (who.some(({ isMe }) => isMe) ? ours : several) : who[0]?.isMe ? you : one;

export const texts: LeavesTexts = {
  title: '13 Leaves',
  like: 'Leg an den Enden der Reihe an. Die erste leere Hand gewinnt.',
  size: '3–6 Spieler · 15 Min.',
  gist: 'Die Reihe wächst nach außen. Spiel als Erstes alle deine Karten.',
  players: 'Zu dritt bis zu sechst',
  credit: '13 Leaves ist ein Spiel von Masato Uesugi, erschienen 2025.',
  why: {
    out: (times) => `${capital(often(times))} spielst du damit deine letzte Karte.`,
    lap: (times) => `${capital(often(times))} passen alle anderen und du beginnst die nächste Runde.`,
    beaten: (times) => `${capital(often(times))} spielt jemand darauf oder darüber hinaus, bevor du wieder dran bist.`,
    fits: (times) => `${capital(often(times))} hast du in deinem nächsten Zug eine Karte, die passt.`,
    'other-out': (times) => `${capital(often(times))} spielt jemand anders vorher die letzte Karte.`,
  },
  options: {
    expert: {
      name: 'Expertenpartie',
      why: 'Mehrere Durchgänge. Jede Karte auf der Hand kostet einen Punkt. Hat jemand 20, ist Schluss; wer die wenigsten Punkte hat, gewinnt.',
      values: { off: 'Aus', on: 'An' },
    },
  },
  refusals: {
    NOT_HELD: 'So viele Karten dieses Werts hast du nicht.',
    BETWEEN_THE_ENDS: 'Werte zwischen den beiden Enden der Reihe darfst du nie spielen.',
    TOO_FEW: 'Spiel mindestens so viele Karten, wie an diesem Ende liegen.',
    NOT_IN_THE_ROW: 'Von diesem Wert liegt keine Karte in der Reihe, also kannst du keine nehmen.',
    EMPTY_ROW: 'Die Reihe ist leer: Du kannst nicht passen, du musst spielen.',
  },
  hints: {
    wins: {
      bold: 'Wer zuerst keine Karten mehr hat, gewinnt.',
      plain: 'Leg an einem Ende der Reihe an, oder passe und nimm eine Karte daraus.',
    },
    open: {
      bold: 'Eröffne mit einem Wert deiner Wahl.',
      plain: 'Spiel davon so viele Karten, wie du magst. Je mehr, desto schwerer kommen die anderen mit.',
    },
    ends: {
      bold: 'Die Reihe wächst nach außen.',
      plain: 'Spiel den niedrigsten Wert oder darunter, oder den höchsten oder darüber. Nie dazwischen.',
    },
    many: { bold: 'Spiel mindestens so viele.', plain: 'So viele Karten, wie dieser Stapel hat, oder mehr.' },
    pass: {
      bold: 'Wer passt, nimmt eine Karte.',
      plain: 'Such dir eine aus der Reihe aus. In der nächsten Runde bist du wieder dabei.',
    },
  },
  single: {
    left: 'Karten auf der Hand',
    emptied: ({ name, isMe }) =>
      isMe ? 'Du hast deine letzte Handkarte gespielt.' : `${name} hat die letzte Handkarte gespielt.`,
    ranOut: 'Das war die letzte Runde. Wer die wenigsten Handkarten hat, gewinnt.',
  },

  lap: (lap) => `Runde ${lap}`,
  lapOfRound: (deal, lap) => `Durchgang ${deal} · Runde ${lap}`,
  roundHead: (deal) => `Durchgang ${deal}`,

  row: 'Die Reihe',
  anyOpens: 'Die Reihe ist leer. Eröffne sie mit einem Wert deiner Wahl und so vielen Karten, wie du magst.',
  ends: { low: 'Unteres Ende', high: 'Oberes Ende' },
  needs: (count) => `Mindestens ${word(count)}`,
  orLower: (value) => (value === 1 ? 'nur 1er' : `${value} oder niedriger`),
  orHigher: (value) => (value === 13 ? 'nur 13er' : `${value} oder höher`),
  closed: 'Zu',
  noneHas: () => 'so viele gibt es von keinem Wert mehr',
  orMore: (count) => `${count} oder mehr`,
  only: (count) => (count === 0 ? 'keine mehr' : `nur ${count}`),
  playHere: (count) => `Spiel ${count}`,
  take: (value) => `Nimm eine ${value}`,
  stackName: (value, count, copies) =>
    `${value}, hier ${plural(count, 'liegt eine', `liegen ${word(count)}`)} von ${word(copies)} Karten`,
  openName: (value, needed, copies) => `${value}, offen, ${word(needed)} oder mehr, es gibt ${word(copies)}`,
  fewName: (value, left, needed) => `${value}, zu wenige Karten: ${word(left)} übrig, ${word(needed)} nötig`,
  betweenName: (value) => `${value}, zwischen den Enden, zu`,
  anyName: (value, copies) => `${value}, es gibt ${word(copies)}`,

  promptOpen: 'Du bist dran. Eröffne die Reihe.',
  promptPlay: 'Du bist dran. Leg an oder passe.',
  promptMustPlay: 'Du bist dran. Leg an einem Ende an.',
  promptPass: 'Nichts passt. Passe und nimm eine Karte.',
  promptTake: 'Welche Karte nimmst du?',
  opens: (count, value) => `Mit ${plural(count, `einer ${value}`, `${word(count)} ${value}ern`)} eröffnen?`,
  fits: {
    low: (count, value) => `${many(count, value)} ${plural(count, 'passt', 'passen')} ans untere Ende.`,
    high: (count, value) => `${many(count, value)} ${plural(count, 'passt', 'passen')} ans obere Ende.`,
    both: (count, value) => `${many(count, value)} ${plural(count, 'passt', 'passen')} auf diesen Stapel.`,
  },
  short: {
    low: (held, value, needed, end) =>
      `${many(held, value)} ${plural(held, 'reicht', 'reichen')} nicht. Am unteren Ende liegen ${cards(needed, end)}.`,
    high: (held, value, needed, end) =>
      `${many(held, value)} ${plural(held, 'reicht', 'reichen')} nicht. Am oberen Ende liegen ${cards(needed, end)}.`,
  },

  held: (value, count) => `${value}, ${plural(count, 'eine Karte', `${word(count)} Karten`)}`,
  playable: 'spielbar',
  notPlayable: 'jetzt nicht spielbar',
  play: (count, value) => `${many(count, value)} spielen`,
  howMany: 'Wie viele',
  fewer: 'Eine weniger',
  more: 'Eine mehr',
  pass: 'Passen',
  passAndTake: 'Passen, Karte nehmen',
  dontPass: 'Nicht passen',
  youAreOut: 'Du hast gepasst. In der nächsten Runde bist du wieder dabei.',

  passed: 'Gepasst',
  passedTook: (value) => `Gepasst, ${value} genommen`,
  seen: (cards) => `Bekannte Handkarten: ${cards}`,
  cardsHeld: (count) => plural(count, '1 Karte', `${count} Karten`),

  inHand: 'Handkarten',
  firstToNone: 'wer zuerst keine hat, gewinnt',
  score: 'Punkte',
  enoughEnds: (points) => `bei ${points} ist Schluss, weniger ist besser`,
  player: 'Name',
  points: 'Punkte',
  cards: 'Karten',
  fewest: 'liegt vorn',
  gone: (cleared, rest) =>
    cleared === 0
      ? `${rest} Karten wurden nicht ausgeteilt.`
      : `${plural(cleared, '1 Karte ist', `${cleared} Karten sind`)} aus dem Spiel, ${rest} wurden nicht ausgeteilt.`,

  briefly: { cards: (count, value) => cards(count, value), pass: 'einmal gepasst' },
  begins: ({ name, isMe }) => (isMe ? 'Du beginnst.' : `${name} beginnt.`),
  plays: ({ name, isMe }, count, value) =>
    isMe ? `Du spielst ${cards(count, value)}.` : `${name} spielt ${cards(count, value)}.`,
  passes: ({ name, isMe }, value) =>
    isMe ? `Du passt und nimmst eine ${value}.` : `${name} passt und nimmt eine ${value}.`,
  clears: ({ name, isMe }) => (isMe ? 'Du räumst die Reihe ab.' : `${name} räumt die Reihe ab.`),
  isOut: ({ name, isMe }) => (isMe ? 'Du hast keine Karten mehr.' : `${name} hat keine Karten mehr.`),
  ranOut: (who, laps) =>
    `${names(who)} ${verb(who, 'hat', 'hast', 'haben', 'habt')} nach ${laps} Runden die wenigsten Karten.`,
  wins: (who) =>
    who.length > 1
      ? `${names(who)} ${verb(who, '', '', 'teilen sich', 'teilt euch')} den Sieg.`
      : `${names(who)} ${verb(who, 'gewinnt', 'gewinnst', '', '')} die Partie.`,

  winsRound: ({ name, isMe }, deal) =>
    isMe ? `Du gewinnst den ${deal}. Durchgang` : `${name} gewinnt den ${deal}. Durchgang`,
  lapsOver: (laps) => `${laps} Runden sind vorbei`,
  lastCard: ({ name, isMe }) =>
    isMe ? 'Du hast deine letzte Handkarte gespielt.' : `${name} hat die letzte Handkarte gespielt.`,
  eachCosts: 'Jede Karte auf der Hand kostet einen Punkt.',
  left: 'Auf der Hand',
  total: 'Summe',
  leads: (who, points) =>
    `${names(who)} ${verb(who, 'führt', 'führst', 'führen', 'führt')} mit ${plural(points, '1 Punkt', `${points} Punkten`)}.`,
  ended: (points) => `Jemand hat ${points} Punkte, damit ist die Partie vorbei.`,
  onTo: (deal) => `Weiter zum ${deal}. Durchgang`,
  seeResult: 'Zum Ergebnis',
  skip: 'Alles auf einmal zeigen',
};
