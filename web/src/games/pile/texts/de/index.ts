import { often } from '../../../../texts/de/often';
import type { FamilyTexts } from '../en';
import { capital, listed, plural, type Who } from '../../../../texts/words';

const NUMBERS = 'keine eine zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');
const cards = (n: number): string => plural(n, 'eine Karte', `${NUMBERS[n] ?? n} Karten`);
/** Nach „mit“. */
const withPoints = (n: number): string => plural(n, '1 Punkt', `${n} Punkten`);
const subject = (who: Who): string => (who.isMe ? 'Du' : who.name);
const all = (people: Who[]): string =>
  listed('de', [...people].sort((a, b) => Number(b.isMe) - Number(a.isMe)).map(subject));
const hasMe = (people: Who[]): boolean => people.some((who) => who.isMe);
export const verb = (who: Who, mine: string, theirs: string): string => `${subject(who)} ${who.isMe ? mine : theirs}`;

export const pile: FamilyTexts = {
  why: {
    takes: (times) => (times === 0 ? 'Damit nimmst du nichts.' : 'Damit nimmst du Karten.'),
    leads: (times) => `${capital(often(times))} hast du am Ende die meisten davon, dann kosten sie nichts.`,
    'others-take': (times) => `${capital(often(times))} nimmt jemand anders Karten, bevor du wieder dran bist.`,
    stuck: (times) => `${capital(often(times))} hast du in deinem nächsten Zug keine sichere Karte.`,
  },
  options: {
    'memory-aid': {
      name: 'Gedächtnisstütze',
      why: 'Zeigt, wer welche Karten genommen hat und was in der ganzen Runde geschah.',
      values: { off: 'Aus', on: 'An' },
    },
  },
  target: (name, sum, count) => (count === 0 ? `${name}, leer.` : `${name}, ${sum}, ${cards(count)}.`),
  wouldMake: (card, makes) => `${card} macht ${makes}.`,
  wouldBeExact: (card) => `${card} macht genau 13: sicher.`,
  wouldTake: (card, makes, takes) => `${card} macht ${makes}: Du würdest ${cards(takes)} nehmen.`,
  fitsAnywhere: (card) => `${card}, passt überall.`,
  makes: (makes) => `Macht ${makes}`,
  exact: 'Genau 13: sicher',
  over: (makes, takes) => `${makes}: du nimmst ${takes}`,
  playMakes: (makes) => `Spielen: macht ${makes}`,
  playExact: 'Spielen: genau 13',
  playOver: (takes) => `Spielen und ${takes} nehmen`,
  choose: 'Du bist dran. Wähl eine Karte.',
  chooseFirst: 'Wähl erst eine Handkarte.',
  goes: (card, pile) => `Du bist dran. ${card} auf ${pile}.`,
  dealt: (round, rounds, who) => `Runde ${round} von ${rounds} · ${who.isMe ? 'du hast' : `${who.name} hat`} gegeben`,
  began: (round, rounds, who) => `Runde ${round} von ${rounds} · ${who.isMe ? 'du hast' : `${who.name} hat`} begonnen`,
  toDraw: (count) => plural(count, '1 Karte im Zugstapel', `${count} im Zugstapel`),
  drawnOut: 'Zugstapel leer',
  inHand: (count) => `${count} auf der Hand`,
  taken: (count) => `${count} genommen`,
  points: (count) => plural(count, 'ein Punkt', `${count} Punkte`),
  score: 'Punktestand',
  fewest: 'weniger ist besser',
  player: 'Name',
  roundHead: (round) => `Runde ${round}`,
  roundShort: (round) => `R${round}`,
  round: 'Runde',
  total: 'Summe',
  best: 'Liegt vorn',
  whatWasTaken: 'Wer was genommen hat',
  nothing: 'nichts',
  made: (who, pile, sum) => `${verb(who, 'bringst', 'bringt')} ${pile} auf ${sum}.`,
  madeExact: (who, pile) => `${verb(who, 'bringst', 'bringt')} ${pile} auf genau 13.`,
  wentOver: (who, pile, takes) =>
    `${verb(who, 'bringst', 'bringt')} ${pile} über 13 und ${who.isMe ? 'nimmst' : 'nimmt'} ${cards(takes)}.`,
  roundBegan: (round, who) => `Runde ${round} beginnt mit ${who.isMe ? 'dir' : who.name}.`,
  roundEnded: (round) => `Runde ${round} ist vorbei.`,
  won: (people, points) => {
    const [first] = people;
    if (people.length === 1 && first) return `${verb(first, 'gewinnst', 'gewinnt')} mit ${withPoints(points)}.`;
    return `${all(people)} ${hasMe(people) ? 'teilt euch' : 'teilen sich'} den Sieg mit je ${withPoints(points)}.`;
  },
  roundOver: (round) => `Runde ${round} ist vorbei`,
  free: (parts) => {
    const clauses = parts.map(({ who, most }, i) => {
      const name = i === 0 ? verb(who, 'hattest', 'hatte') : who.isMe ? 'du' : who.name;
      return `${name} ${listed('de', most)}`;
    });
    const isPlain = parts.every(({ most }) => most.length === 1);
    return `${isPlain ? listed('de', clauses) : clauses.join(', ')}: Die kosten nichts.`;
  },
  tied: (people, kind) =>
    `${all(people)} ${hasMe(people) ? 'liegt' : 'liegen'} bei ${kind} gleichauf, darum zahlen dort alle.`,
  nobodyTook: 'Niemand hat eine Karte genommen, also gibt es nichts zu zahlen.',
  mostFree: 'Meiste: gratis',
  level: 'gleich',
  none: 'keine',
  cell: (count, title, cost) => `${title}: ${count}, ${plural(cost, 'ein Punkt', `${cost} Punkte`)}.`,
  toGo: (rounds) => {
    const word = NUMBERS[rounds] ?? String(rounds);
    return plural(rounds, 'Noch eine Runde.', `Noch ${word} Runden.`);
  },
  fewestWins: 'Wer die wenigsten Punkte hat, gewinnt.',
  leads: (who, by) => `${verb(who, 'führst', 'führt')} mit ${plural(by, 'einem Punkt', `${by} Punkten`)} Vorsprung.`,
  shareLead: (people) => `${all(people)} ${hasMe(people) ? 'liegt' : 'liegen'} gleichauf vorn.`,
  next: (round) => `Weiter zu Runde ${round}`,
  result: 'Zum Ergebnis',
};
