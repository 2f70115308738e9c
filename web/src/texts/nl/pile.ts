import type { Kind, PileGame } from '../../games/pile/family';
import type { FourWords, KindWords, PileTexts } from '../en/pile';
import { listed, plural, type Who } from '../words';

const NUMBERS = 'geen één twee drie vier vijf zes zeven acht negen tien elf twaalf'.split(' ');
const cards = (n: number): string => plural(n, 'één kaart', `${NUMBERS[n] ?? n} kaarten`);
const subject = (who: Who): string => (who.isMe ? 'Jij' : who.name);
const all = (people: Who[]): string =>
  listed('nl', [...people].sort((a, b) => Number(b.isMe) - Number(a.isMe)).map(subject));
const verb = (who: Who, mine: string, theirs: string): string => `${subject(who)} ${who.isMe ? mine : theirs}`;

const colour = (title: string, name: string, bent: string): KindWords => ({
  title,
  pile: name,
  target: `${bent} doeltegel`,
  most: `de meeste ${bent.toLowerCase()} kaarten`,
  tied: `de meeste ${bent.toLowerCase()} kaarten`,
  notHere: `Niets voor ${name}`,
  card: (value) => `${bent} ${value}`,
});
const luck = (title: string, one: string, many: string): KindWords => ({
  title,
  pile: `de ${many}`,
  target: `Stapel ${many}`,
  most: `de meeste ${many}`,
  tied: `de meeste ${many}`,
  notHere: `Niets voor ${many}`,
  card: (value) => `${one} ${value}`,
});
const kinds: Record<Kind, KindWords> = {
  b: colour('Blauw', 'blauw', 'Blauwe'),
  y: colour('Geel', 'geel', 'Gele'),
  g: colour('Groen', 'groen', 'Groene'),
  c: luck('Katten', 'Kat', 'katten'),
  m: luck('Spiegels', 'Spiegel', 'spiegels'),
  l: luck('Ladders', 'Ladder', 'ladders'),
};
const fours: Record<PileGame, FourWords> = {
  thirteen: {
    title: 'Vieze vieren',
    card: 'Vieze vier',
    where: 'Jij bent aan de beurt. Waar gaat de vieze vier heen?',
    laid: (who, pile, sum) => `${verb(who, 'legt', 'legt')} een vieze vier op ${pile}: ${sum}.`,
  },
  friday: {
    title: 'Vrijdagen',
    card: 'Vrijdag',
    where: 'Jij bent aan de beurt. Waar gaat de vrijdag heen?',
    laid: (who, pile, sum) => `${verb(who, 'legt', 'legt')} een vrijdag op ${pile}: ${sum}.`,
  },
};

export const pile: PileTexts = {
  kinds,
  fours,
  targets: { thirteen: 'Doeltegels', friday: 'Stapels' },
  target: (name, sum, count) => (count === 0 ? `${name}, leeg.` : `${name}, ${sum}, ${cards(count)}.`),
  wouldMake: (card, makes) => `${card} maakt ${makes}.`,
  wouldBeExact: (card) => `${card} maakt precies 13: veilig.`,
  wouldTake: (card, makes, takes) => `${card} maakt ${makes}: je zou ${cards(takes)} pakken.`,
  fitsAnywhere: (card) => `${card}, past overal.`,
  makes: (makes) => `Maakt ${makes}`,
  exact: 'Precies 13: veilig',
  over: (makes, takes) => `${makes}: je pakt er ${takes}`,
  playMakes: (makes) => `Spelen: maakt ${makes}`,
  playExact: 'Spelen: precies 13',
  playOver: (takes) => `Spelen en er ${takes} pakken`,
  choose: 'Jij bent aan de beurt. Kies een kaart.',
  chooseFirst: 'Kies eerst een kaart uit je hand.',
  goes: (card, pile) => `Jij bent aan de beurt. ${card} gaat op ${pile}.`,
  dealt: (round, rounds, who) => `Ronde ${round} van ${rounds} · ${who.isMe ? 'jij deelde' : `${who.name} deelde`}`,
  began: (round, rounds, who) => `Ronde ${round} van ${rounds} · ${who.isMe ? 'jij begon' : `${who.name} begon`}`,
  toDraw: (count) => plural(count, '1 kaart in de trekstapel', `${count} in de trekstapel`),
  drawnOut: 'Trekstapel leeg',
  inHand: (count) => `${count} in de hand`,
  taken: (count) => `${count} gepakt`,
  points: (count) => plural(count, 'één punt', `${count} punten`),
  score: 'Stand',
  fewest: 'minste wint',
  player: 'Wie',
  roundHead: (round) => `Ronde ${round}`,
  roundShort: (round) => `R${round}`,
  round: 'Ronde',
  total: 'Totaal',
  best: 'Ligt voor',
  whatWasTaken: 'Wat iedereen pakte',
  nothing: 'niets',
  made: (who, pile, sum) => `${verb(who, 'brengt', 'brengt')} ${pile} op ${sum}.`,
  madeExact: (who, pile) => `${verb(who, 'brengt', 'brengt')} ${pile} precies op 13.`,
  wentOver: (who, pile, takes) => `${verb(who, 'brengt', 'brengt')} ${pile} boven de 13 en pakt ${cards(takes)}.`,
  timeRanOut: (who) =>
    who.isMe ? 'Je tijd was om, een bot koos de kaart.' : `De tijd van ${who.name} was om, een bot koos de kaart.`,
  roundBegan: (round, who) => `Ronde ${round} begint met ${who.isMe ? 'jou' : who.name}.`,
  roundEnded: (round) => `Ronde ${round} is afgelopen.`,
  won: (people, points) => {
    const [first] = people;
    if (people.length === 1 && first) return `${verb(first, 'wint', 'wint')} met ${points}.`;
    return `${all(people)} winnen samen met ${points}.`;
  },
  roundOver: (round) => `Ronde ${round} is afgelopen`,
  free: (parts) => {
    const clauses = parts.map(({ who, most }, i) => {
      const name = i === 0 ? verb(who, 'had', 'had') : who.isMe ? 'jij' : who.name;
      return `${name} ${listed('nl', most)}`;
    });
    const isPlain = parts.every(({ most }) => most.length === 1);
    return `${isPlain ? listed('nl', clauses) : clauses.join(', ')}: die kosten niets.`;
  },
  tied: (people, kind) => `${all(people)} delen ${kind}, dus daarvoor betaalt iedereen.`,
  nobodyTook: 'Niemand heeft een kaart gepakt, dus er valt niets te betalen.',
  mostFree: 'Meeste: gratis',
  level: 'gelijk',
  none: 'geen',
  cell: (count, title, cost) => `${title}: ${count}, ${plural(cost, 'één punt', `${cost} punten`)}.`,
  toGo: (rounds) => plural(rounds, 'Nog één ronde.', `Nog ${NUMBERS[rounds] ?? rounds} rondes.`),
  fewestWins: 'De minste punten winnen.',
  leads: (who, by) => `${verb(who, 'staat', 'staat')} ${by} voor.`,
  shareLead: (people) => `${all(people)} staan samen voor.`,
  next: (round) => `Verder naar ronde ${round}`,
  result: 'Naar de uitslag',
};
