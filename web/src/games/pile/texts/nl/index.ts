import { often } from '../../../../texts/nl/often';
import type { FamilyTexts } from '../en';
import { capital, listed, plural, type Who } from '../../../../texts/words';

const NUMBERS = 'geen één twee drie vier vijf zes zeven acht negen tien elf twaalf'.split(' ');
const cards = (n: number): string => plural(n, 'één kaart', `${NUMBERS[n] ?? n} kaarten`);
const subject = (who: Who): string => (who.isMe ? 'Jij' : who.name);
const all = (people: Who[]): string =>
  listed('nl', [...people].sort((a, b) => Number(b.isMe) - Number(a.isMe)).map(subject));
/** In het verloop: zonder nadruk. */
export const acts = (who: Who): string => (who.isMe ? 'Je' : who.name);
const points = (n: number): string => plural(n, '1 punt', `${n} punten`);

export const pile: FamilyTexts = {
  why: {
    takes: (times) => (times === 0 ? 'Hiermee pak je niets.' : 'Hiermee pak je kaarten.'),
    leads: (times) => `${capital(often(times))} heb je er aan het eind de meeste van, en dan kosten ze niets.`,
    'others-take': (times) => `${capital(often(times))} pakt iemand anders kaarten voordat je weer aan de beurt bent.`,
    stuck: (times) => `${capital(often(times))} heb je in je volgende beurt geen veilige kaart.`,
  },
  options: {
    'memory-aid': {
      name: 'Geheugensteun',
      why: 'Toont wie welke kaarten heeft gepakt en alles wat er in de ronde gebeurde.',
      values: { off: 'Uit', on: 'Aan' },
    },
  },
  target: (name, sum, count) => (count === 0 ? `${name}, leeg.` : `${name}, ${sum}, ${cards(count)}.`),
  wouldMake: (card, makes) => `${card}: wordt ${makes}.`,
  wouldBeExact: (card) => `${card}: precies 13, veilig.`,
  wouldTake: (card, makes, takes) => `${card}: wordt ${makes}, je pakt ${cards(takes)}.`,
  fitsAnywhere: (card) => `${card}, past overal.`,
  makes: (makes) => `Wordt ${makes}`,
  exact: 'Precies 13: veilig',
  over: (makes, takes) => `${makes}: je pakt er ${takes}`,
  playMakes: (makes) => `Spelen: wordt ${makes}`,
  playExact: 'Spelen: precies 13',
  playOver: (takes) => `Spelen en ${takes} pakken`,
  choose: 'Jouw beurt. Kies een kaart.',
  chooseFirst: 'Kies eerst een kaart uit je hand.',
  goes: (_, pile) => `Jouw beurt. Deze kaart gaat op ${pile}.`,
  dealt: (round, rounds, who) => `Ronde ${round} van ${rounds} · ${who.isMe ? 'jij' : who.name} deelde uit`,
  began: (round, rounds, who) => `Ronde ${round} van ${rounds} · ${who.isMe ? 'jij begon' : `${who.name} begon`}`,
  toDraw: (count) => `Trekstapel: ${count}`,
  drawnOut: 'Trekstapel leeg',
  inHand: (count) => `${count} in de hand`,
  taken: (count) => `${count} gepakt`,
  points: (count) => plural(count, 'één punt', `${count} punten`),
  score: 'Stand',
  fewest: 'minste wint',
  player: 'Speler',
  roundHead: (round) => `Ronde ${round}`,
  roundShort: (round) => `R${round}`,
  round: 'Ronde',
  total: 'Totaal',
  best: 'Staat voor',
  whatWasTaken: 'Wat iedereen pakte',
  nothing: 'niets',
  made: (who, pile, sum) => `${acts(who)} brengt ${pile} op ${sum}.`,
  madeExact: (who, pile) => `${acts(who)} brengt ${pile} op precies 13.`,
  wentOver: (who, pile, takes) => `${acts(who)} brengt ${pile} boven de 13 en pakt ${cards(takes)}.`,
  roundBegan: (round, who) => `${subject(who)} begint ronde ${round}.`,
  roundEnded: (round) => `Ronde ${round} is afgelopen.`,
  won: (people, total) =>
    people.length === 1
      ? `${all(people)} wint met ${points(total)}.`
      : `${all(people)} winnen samen, elk met ${points(total)}.`,
  roundOver: (round) => `Ronde ${round} is afgelopen`,
  free: (parts) => {
    const clauses = parts.map(({ who, most }, i) => {
      const name = i === 0 ? `${subject(who)} had` : who.isMe ? 'jij' : who.name;
      return `${name} ${listed('nl', most)}`;
    });
    const isPlain = parts.every(({ most }) => most.length === 1);
    return `${isPlain ? listed('nl', clauses) : clauses.join(', ')}: die kosten niets.`;
  },
  tied: (people, kind) => `${all(people)} staan gelijk bij ${kind}, dus iedereen betaalt daarvoor.`,
  nobodyTook: 'Niemand heeft een kaart gepakt, dus er valt niets te betalen.',
  mostFree: 'Meeste: gratis',
  level: 'gelijk',
  none: 'geen',
  cell: (count, title, cost) => `${title}: ${count}, ${plural(cost, 'één punt', `${cost} punten`)}.`,
  toGo: (rounds) => plural(rounds, 'Nog één ronde.', `Nog ${NUMBERS[rounds] ?? rounds} rondes.`),
  fewestWins: 'Wie de minste punten heeft, wint.',
  leads: (who, by) => `${subject(who)} staat ${plural(by, 'één punt', `${by} punten`)} voor.`,
  shareLead: (people) => `${all(people)} staan samen voor.`,
  next: (round) => `Verder met ronde ${round}`,
  result: 'Naar de uitslag',
};
