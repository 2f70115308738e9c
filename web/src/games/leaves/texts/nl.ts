import { often } from '../../../texts/nl/often';
import type { LeavesTexts } from './en';
import { capital, listed, plural, type Who } from '../../../texts/words';

const WORDS = ['geen', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien', 'elf', 'twaalf'];
const word = (count: number): string => WORDS[count] ?? String(count);
/** 7’s and 9’s, but 8’en. */
const several = (value: number): string => (value === 7 || value === 9 ? `${value}’s` : `${value}’en`);
/** "een 8", "drie 10’en". */
const cards = (count: number, value: number): string =>
  plural(count, `een ${value}`, `${word(count)} ${several(value)}`);
const many = (count: number, value: number): string => capital(plural(count, `één ${value}`, cards(count, value)));
const names = (who: Who[]): string =>
  listed(
    'nl',
    who.map(({ name, isMe }, i) => (isMe ? (i === 0 ? 'Jij' : 'jij') : name)),
  );
const verb = (who: Who[], one: string, you: string, all: string): string =>
  who.length > 1 ? all : who[0]?.isMe ? you : one;

export const texts: LeavesTexts = {
  title: '13 Leaves',
  like: 'De rij groeit naar buiten. Wie het eerst alles kwijt is, wint.',
  size: '3–6 spelers · 15 min',
  gist: 'De rij groeit naar buiten. Speel als eerste al je kaarten.',
  players: '3 tot 6 spelers',
  credit: '13 Leaves is een spel van Masato Uesugi, uitgegeven in 2025.',
  why: {
    out: (times) => `${capital(often(times))} speel je hiermee je laatste kaart.`,
    lap: (times) => `${capital(often(times))} passen alle anderen en begin jij de volgende ronde.`,
    beaten: (times) => `${capital(often(times))} speelt iemand erop of eroverheen voordat je weer aan de beurt bent.`,
    fits: (times) => `${capital(often(times))} heb je in je volgende beurt een kaart die past.`,
    'other-out': (times) => `${capital(often(times))} speelt iemand anders eerder de laatste kaart.`,
  },
  options: {
    expert: {
      name: 'Expertpartij',
      why: 'Meerdere potjes. Elke kaart die je overhoudt kost een punt. Heeft iemand er 20, dan wint wie de minste heeft.',
      values: { off: 'Uit', on: 'Aan' },
    },
  },
  refusals: {
    NOT_HELD: 'Zoveel kaarten van die waarde heb je niet.',
    BETWEEN_THE_ENDS: 'Een waarde tussen de twee uiteinden van de rij kan nooit gespeeld worden.',
    TOO_FEW: 'Speel minstens zoveel kaarten als er aan die kant liggen.',
    NOT_IN_THE_ROW: 'Van die waarde ligt er geen kaart in de rij, dus je kunt er geen pakken.',
    EMPTY_ROW: 'De rij is leeg: je kunt niet passen, je moet spelen.',
  },
  hints: {
    wins: {
      bold: 'Wie het eerst geen kaarten meer heeft, wint.',
      plain: 'Speel kaarten aan een kant van de rij, of pas en pak er een kaart uit.',
    },
    open: {
      bold: 'Open met een waarde naar keuze.',
      plain: 'Speel er zoveel kaarten van als je wilt. Hoe meer, hoe lastiger voor de rest.',
    },
    ends: {
      bold: 'De rij groeit naar buiten.',
      plain: 'Speel de laagste waarde of lager, of de hoogste of hoger. Nooit ertussen.',
    },
    many: { bold: 'Speel er minstens evenveel.', plain: 'Evenveel als er in deze stapel liggen, of meer.' },
    pass: {
      bold: 'Wie past, pakt één kaart.',
      plain: 'Kies er een uit de rij. In de volgende ronde doe je weer mee.',
    },
  },
  single: {
    left: 'Kaarten in de hand',
    emptied: ({ name, isMe }) =>
      isMe ? 'Je bent als eerste alle kaarten kwijt.' : `${name} is als eerste alle kaarten kwijt.`,
    ranOut: 'Dat was de laatste ronde. Wie de minste handkaarten heeft, wint.',
  },

  lap: (lap) => `Ronde ${lap}`,
  lapOfRound: (deal, lap) => `Potje ${deal} · ronde ${lap}`,
  roundHead: (deal) => `Potje ${deal}`,

  row: 'De rij',
  anyOpens: 'De rij is leeg. Open hem met een waarde naar keuze en zoveel kaarten als je wilt.',
  ends: { low: 'Lage kant', high: 'Hoge kant' },
  needs: (count) => `Minstens ${word(count)}`,
  orLower: (value) => (value === 1 ? 'alleen 1’en' : `${value} of lager`),
  orHigher: (value) => (value === 13 ? 'alleen 13’en' : `${value} of hoger`),
  closed: 'Dicht',
  noneHas: (count) => `van geen waarde ${plural(count, 'is er nog een kaart', `zijn er nog ${word(count)} kaarten`)}`,
  orMore: (count) => `${count} of meer`,
  only: (count) => (count === 0 ? 'op' : `nog ${count}`),
  playHere: (count) => `Speel er ${count}`,
  take: (value) => `Pak een ${value}`,
  stackName: (value, count, copies) =>
    `${value}, hier ${plural(count, 'ligt één', `liggen ${word(count)}`)} van de ${word(copies)}`,
  openName: (value, needed, copies) => `${value}, open, ${word(needed)} of meer, ${word(copies)} in het spel`,
  fewName: (value, left, needed) => `${value}, te weinig kaarten: ${word(left)} over, ${word(needed)} nodig`,
  betweenName: (value) => `${value}, tussen de uiteinden, dicht`,
  anyName: (value, copies) => `${value}, ${word(copies)} in het spel`,

  promptOpen: 'Jouw beurt. Open de rij.',
  promptPlay: 'Jouw beurt. Speel aan een kant of pas.',
  promptMustPlay: 'Jouw beurt. Speel aan een kant.',
  promptPass: 'Je kunt niets spelen. Pas en pak een kaart.',
  promptTake: 'Welke kaart pak je?',
  opens: (count, value) => `Openen met ${cards(count, value)}?`,
  fits: {
    low: (count, value) => `${many(count, value)} ${plural(count, 'past', 'passen')} aan de lage kant.`,
    high: (count, value) => `${many(count, value)} ${plural(count, 'past', 'passen')} aan de hoge kant.`,
    both: (count, value) => `${many(count, value)} ${plural(count, 'past', 'passen')} op deze stapel.`,
  },
  short: {
    low: (held, value, needed, end) =>
      `${many(held, value)} ${plural(held, 'is', 'zijn')} niet genoeg. Aan de lage kant liggen ${cards(needed, end)}.`,
    high: (held, value, needed, end) =>
      `${many(held, value)} ${plural(held, 'is', 'zijn')} niet genoeg. Aan de hoge kant liggen ${cards(needed, end)}.`,
  },

  held: (value, count) => `${value}, ${plural(count, 'één kaart', `${word(count)} kaarten`)}`,
  playable: 'speelbaar',
  notPlayable: 'nu niet speelbaar',
  play: (count, value) => `Speel ${cards(count, value)}`,
  howMany: 'Hoeveel',
  fewer: 'Eén minder',
  more: 'Eén meer',
  pass: 'Passen',
  passAndTake: 'Passen en pakken',
  dontPass: 'Niet passen',
  youAreOut: 'Je hebt gepast. In de volgende ronde doe je weer mee.',

  passed: 'Gepast',
  passedTook: (value) => `Gepast, pakte een ${value}`,
  seen: (cards) => `Gezien in deze hand: ${cards}`,
  cardsHeld: (count) => plural(count, '1 kaart', `${count} kaarten`),

  inHand: 'Handkaarten',
  firstToNone: 'wie het eerst alles kwijt is, wint',
  score: 'Punten',
  enoughEnds: (points) => `bij ${points} is het afgelopen, minste wint`,
  player: 'Speler',
  points: 'Punten',
  cards: 'Kaarten',
  fewest: 'staat voor',
  gone: (cleared, rest) =>
    cleared === 0
      ? `${rest} kaarten zijn niet uitgedeeld.`
      : `${plural(cleared, '1 kaart is', `${cleared} kaarten zijn`)} uit het spel, ${rest} zijn niet uitgedeeld.`,

  briefly: { cards: (count, value) => cards(count, value), pass: 'één keer gepast' },
  begins: ({ name, isMe }) => (isMe ? 'Jij begint.' : `${name} begint.`),
  plays: ({ name, isMe }, count, value) =>
    isMe ? `Je speelt ${cards(count, value)}.` : `${name} speelt ${cards(count, value)}.`,
  passes: ({ name, isMe }, value) => (isMe ? `Je past en pakt een ${value}.` : `${name} past en pakt een ${value}.`),
  clears: ({ name, isMe }) => (isMe ? 'Je ruimt de rij af.' : `${name} ruimt de rij af.`),
  isOut: ({ name, isMe }) => (isMe ? 'Je hebt geen kaarten meer.' : `${name} heeft geen kaarten meer.`),
  ranOut: (who, laps) => `${names(who)} ${verb(who, 'heeft', 'hebt', 'hebben')} na ${laps} rondes de minste kaarten.`,
  wins: (who) => (who.length > 1 ? `${names(who)} winnen samen.` : `${names(who)} wint de partij.`),

  winsRound: ({ name, isMe }, deal) => (isMe ? `Jij wint potje ${deal}` : `${name} wint potje ${deal}`),
  lapsOver: (laps) => `Na ${laps} rondes is het afgelopen`,
  lastCard: ({ name, isMe }) => (isMe ? 'Je bent alle kaarten kwijt.' : `${name} is alle kaarten kwijt.`),
  eachCosts: 'Elke kaart in de hand kost een punt.',
  left: 'Nog in de hand',
  total: 'Totaal',
  leads: (who, points) =>
    `${names(who)} ${verb(who, 'staat', 'staat', 'staan')} voor met ${plural(points, '1 punt', `${points} punten`)}.`,
  ended: (points) => `Iemand heeft ${points} punten, dus de partij is voorbij.`,
  onTo: (deal) => `Verder met potje ${deal}`,
  seeResult: 'Naar de uitslag',
  skip: 'Alles meteen tonen',
};
