import { often } from '../../../texts/nl/often';
import type { PileName } from '../types';
import type { SkipboTexts } from './en';
import { capital, listed, plural } from '../../../texts/words';

const colours: Record<PileName, string> = {
  blue: 'blauw',
  orange: 'oranje',
  purple: 'paars',
  red: 'rood',
  pink1: 'roze',
  pink2: 'roze',
};
const piles: Record<PileName, string> = { ...colours, pink1: 'de eerste roze stapel', pink2: 'de tweede roze stapel' };
const names: Record<PileName, string> = {
  blue: 'Blauwe',
  orange: 'Oranje',
  purple: 'Paarse',
  red: 'Rode',
  pink1: 'Eerste roze',
  pink2: 'Tweede roze',
};
const adjectives: Record<PileName, string> = {
  blue: 'blauwe',
  orange: 'oranje',
  purple: 'paarse',
  red: 'rode',
  pink1: 'roze',
  pink2: 'roze',
};
// Ranges stay on one line.
const spaces: SkipboTexts['spaces'] = {
  blue: 'blauw',
  orange: 'oranje',
  purple: 'paars',
  red: 'rood',
  pink: 'roze',
  wild: 'SKIP-BO',
  exchange: 'ruilvak',
  '1-4': '1\u2060–\u20604',
  '5-8': '5\u2060–\u20608',
  '9-12': '9\u2060–\u206012',
};
/** Beide roze stapels in één. */
const all = (open: PileName[]): string =>
  listed(
    'nl',
    open.includes('pink1') && open.includes('pink2')
      ? [...open.filter((pile) => colours[pile] !== 'roze').map((pile) => piles[pile]), 'beide roze stapels']
      : open.map((pile) => piles[pile]),
  );
const name = (code: string): string => (code === 'w' ? 'Joker' : code);
const aCard = (code: string): string => (code === 'w' ? 'een joker' : `een ${code}`);
const theCard = (code: string): string => (code === 'w' ? 'de joker' : `de ${code}`);

export const texts: SkipboTexts = {
  title: 'Skip-Bo',
  like: 'Het bordspel. Je pionnen bepalen waar je mag bouwen.',
  size: '2–4 spelers · 30 min',
  gist: 'Bouw van 1 tot en met 12, waar je pionnen de weg openen.',
  players: '2 tot 4 spelers',
  credit: 'Skip-Bo, het bordspel, is uitgegeven door Mattel.',
  why: {
    wins: (times) => `${capital(often(times))} win je hiermee de partij.`,
    stock: (times) => `${capital(often(times))} speel je deze beurt van je voorraadstapel.`,
    'stock-next': (times) => `${capital(often(times))} kun je in je volgende beurt van je voorraadstapel spelen.`,
    'others-stock': (times) => `${capital(often(times))} speelt iemand anders eerder van de eigen voorraadstapel.`,
    'other-wins': (times) => `${capital(often(times))} wint iemand anders eerder.`,
  },
  options: {
    wilds: { name: 'Jokers', why: 'Hoeveel Skip-Bo-kaarten er meedoen.', values: { '16': '16', '12': '12' } },
    'strict-exchange': {
      name: 'Streng ruilen',
      why: 'Het ruilvak werkt alleen zolang je andere pion op een kleur staat.',
      values: { off: 'Uit', on: 'Aan' },
    },
    pawns: {
      name: 'Pionnen lopen',
      why: 'In welke richting ze over het bord gaan.',
      values: { clockwise: 'Met de klok mee', either: 'Beide kanten op' },
    },
  },
  refusals: {
    NOT_IN_HAND: 'Die kaart heb je niet in je hand.',
    NOT_NEXT: 'Dat is niet het getal dat deze stapel nodig heeft.',
    PILE_NOT_OPEN: 'Geen van je pionnen staat op de kleur van die stapel.',
    NO_STAND_IN_SPACE: 'Geen van je pionnen staat op een getalvak of SKIP-BO-vak.',
    STOOD_IN_ALREADY: 'Je hebt deze beurt al een vak als getal gebruikt.',
    OUTSIDE_RANGE: 'Je vak kan niet invallen voor het getal dat die stapel nodig heeft.',
    DOES_NOT_FOLLOW: 'Na je vak mag alleen het volgende getal, of een joker.',
    NOTHING_FOLLOWS_TWELVE: 'Een vak dat als 12 telt, maakt de stapel vol. Er volgt geen kaart.',
    NOT_TWELVE:
      'Zonder kaart erbij maakt je vak alleen een stapel vol die op 11 staat. Anders moet de volgende kaart mee.',
    OTHER_PAWN_OFF_COLOUR: 'Daarvoor moet je andere pion op een kleur staan.',
    NO_EXCHANGE_SPACE: 'Geen van je pionnen staat op een ruilvak.',
    EXCHANGED_ALREADY: 'Deze beurt heb je al geruild.',
    LAST_STOCK_CARD: 'De laatste kaart van je voorraadstapel kun je niet ruilen.',
    NO_PAWN_THERE: 'Daar staat geen van je pionnen.',
    WRONG_DISTANCE: 'Een pion gaat precies zo ver als de afgelegde kaart zegt, met een joker 1 tot en met 12 vakken.',
    WRONG_DIRECTION: 'Aan deze tafel gaan pionnen alleen met de klok mee.',
    DISCARD_OWED: 'Zolang je handkaarten hebt, moet je er een afleggen om je beurt te beëindigen.',
  },
  hints: {
    stock: {
      bold: 'Wie zijn voorraadstapel het eerst leeg heeft, wint.',
      plain: 'Dit is die van jou. Kijk altijd eerst hier.',
    },
    pawns: {
      bold: 'Je pionnen openen de stapels.',
      plain: 'Je mag bouwen op de kleuren waar ze op staan. Roze opent er twee.',
    },
    needs: {
      bold: 'Bouwstapels gaan van 1 tot en met 12.',
      plain: 'Speel het getal dat deze nodig heeft, of een joker.',
    },
    number: {
      bold: 'Dit vak valt in voor een getal.',
      plain:
        'Eén keer per beurt, als een stapel dat nodig heeft. De kaart daarna moet je meteen spelen; na een 12 hoeft dat niet.',
    },
    end: {
      bold: 'Afleggen beëindigt je beurt.',
      plain: 'Met dat getal verzet je een van je pionnen. Kies waar je straks wilt staan.',
    },
  },
  single: {
    left: 'Kaarten in de voorraadstapel',
    emptied: ({ name, isMe }) =>
      isMe ? 'Jouw voorraadstapel was als eerste leeg.' : `De voorraadstapel van ${name} was als eerste leeg.`,
    ranOut: 'Dat was de laatste beurt. De kleinste voorraadstapel wint.',
  },

  turn: (turn) => `beurt ${turn}`,
  longTurn: (turn) => `het bordspel · beurt ${turn}`,
  buildOrDiscard: 'Jouw beurt. Bouw of leg af.',
  nothingFits: 'Niets past. Leg een kaart af.',
  noCards: 'Je hebt geen handkaarten meer. Beëindig je beurt.',
  whichPile: (code) => `Op welke stapel komt ${theCard(code)}?`,
  spaceFirst: (stands, follows) => `Je vak telt als ${stands} en de ${follows} volgt.`,
  pickDiscard: 'Welke kaart leg je af?',
  whichPawn: (code) => `Je legt ${theCard(code)} af: welke pion loopt?`,
  oneWay: (code) => `Je legt ${theCard(code)} af: je pion loopt.`,
  wildSpace: 'Je legt de joker af: hoe ver loopt je pion?',
  howOn: (pile) => `Hoe leg je de joker op ${piles[pile]}?`,
  whichWay: 'Welke zet bedoel je?',
  pickFirst: 'Kies eerst een handkaart of de kaart van je voorraadstapel.',
  onlyHand: 'Je kunt alleen handkaarten afleggen. De kaart van je voorraadstapel gaat op een bouwstapel.',
  discardAndMove: 'Afleggen en lopen',
  putBack: 'Terugleggen',
  exchange: 'De bovenste kaart van je voorraadstapel ruilen',
  exchangeShort: 'Ruilen',
  end: 'Beurt beëindigen',
  otherPawn: 'De andere pion',
  pawnOn: (kind) => `Pion op ${spaces[kind]}`,
  wildAs: (number) => `Joker als ${number}`,
  spaceThenWild: (stands, follows) => `Vak als ${stands}, joker als ${follows}`,
  makes: (pile, number) => `Brengt ${piles[pile]} op ${number}.`,
  standsIn: (pile, stands, follows) => `Je vak telt als ${stands} op ${piles[pile]} en de ${follows} volgt.`,
  completes: (pile) => `Je vak telt als 12 en maakt ${piles[pile]} vol.`,
  complete: (pile) => `${capital(colours[pile])} volmaken`,
  walks: (code, from, to, kind) =>
    `${name(code)} afleggen: je pion gaat van vak ${from} naar vak ${to} (${spaces[kind]}).`,
  makesLabel: (pile, number) => `${number} op ${colours[pile]} leggen`,
  bestBuild: (pile, number, isWild, fromStock) =>
    `${isWild ? 'Joker' : number}${fromStock ? ' van je voorraadstapel' : ''}${isWild ? ` als ${number}` : ''} op ${piles[pile]} leggen`,
  bestStandIn: (pile, stands, isWild, fromStock) =>
    `Vak als ${stands} op ${piles[pile]}, dan ${isWild ? 'joker' : stands + 1}${fromStock ? ' van je voorraadstapel' : ''}`,
  standInLabel: (stands, follows) => `Vak als ${stands}, dan ${follows}`,
  walkLabel: (code, kind) => `${name(code)} afleggen, pion naar ${spaces[kind]}`,
  spaces,
  spaceHelp: {
    blue: 'Blauw. Een pion hier opent de blauwe stapel.',
    orange: 'Oranje. Een pion hier opent de oranje stapel.',
    purple: 'Paars. Een pion hier opent de paarse stapel.',
    red: 'Rood. Een pion hier opent de rode stapel.',
    pink: 'Roze. Een pion hier opent beide roze stapels.',
    wild: 'SKIP-BO. Een pion hier valt één keer per beurt in voor het getal dat een stapel nodig heeft. De kaart erna moet je meteen spelen. Na een 12 hoeft dat niet.',
    exchange:
      'Ruilvak. Met een pion hier mag je één keer per beurt de bovenste kaart van je voorraadstapel onderop leggen.',
    '1-4':
      'Een pion hier valt één keer per beurt in voor een ontbrekende 1, 2, 3 of 4. De kaart erna moet je meteen spelen.',
    '5-8':
      'Een pion hier valt één keer per beurt in voor een ontbrekende 5, 6, 7 of 8. De kaart erna moet je meteen spelen.',
    '9-12':
      'Een pion hier valt één keer per beurt in voor een ontbrekende 9, 10, 11 of 12. De kaart erna moet je meteen spelen. Na een 12 hoeft dat niet.',
  },
  needs: 'nodig',
  makesShort: 'wordt',
  open: 'open voor jou',
  closed: 'dicht voor jou',
  board: 'Speelbord',
  pile: (pile, needs, isEmpty) => `${names[pile]} stapel, ${isEmpty ? 'leeg, ' : ''}nodig: ${needs}`,
  space: (space, kind, isCorner, pawns) =>
    [`Vak ${space}, ${spaces[kind]}${isCorner ? ', hoek' : ''}`, ...pawns].join(', '),
  pawnOf: (who) => (who.isMe ? 'jouw pion' : `pion van ${who.name}`),
  drawPile: (count) => plural(count, 'Trekstapel, één kaart', `Trekstapel, ${count} kaarten`),
  discardPile: (code) => (code === '' ? 'Aflegstapel, leeg' : `Aflegstapel, bovenop ${aCard(code)}. Bekijken`),
  discardHere: (code) => `${name(code)} afleggen en een pion kiezen`,
  discards: 'aflegstapel',
  discardTitle: 'De aflegstapel',
  noDiscards: 'Er is nog niets afgelegd.',
  cards: (code, count) => `${name(code)}: ${count}`,
  handCard: (code, fits) => `${name(code)}, ${fits.length === 0 ? 'past op geen stapel' : `past op ${all(fits)}`}`,
  plainCard: name,
  yourStock: 'Je voorraad',
  emptyIt: 'Leegspelen wint',
  ownStock: (code, count, fits) =>
    [
      `Je voorraadstapel: ${plural(count, `de laatste kaart, ${aCard(code)}`, `bovenop ${aCard(code)}`)}`,
      ...(fits.length === 0 ? [] : [`past op ${all(fits)}`]),
      ...(count === 1 ? [] : [`nog ${count} kaarten`]),
    ].join(', '),
  stockOf: (code, count) =>
    code === ''
      ? 'voorraad leeg'
      : plural(count, `laatste kaart van de voorraad, ${aCard(code)}`, `voorraad van ${count}, bovenop ${aCard(code)}`),
  inHand: (count) => plural(count, 'één handkaart', `${count} handkaarten`),
  stocks: 'Voorraadstapels',
  firstToEmpty: 'eerst leeg wint',
  stockLeft: (count) => plural(count, 'één kaart', `${count} kaarten`),
  whereYouStand: 'Waar je pionnen staan',
  whereOthersStand: 'Wat open is',
  standing: (one, other) =>
    one === other ? `Allebei op ${spaces[one]}.` : `Op ${spaces[one]} en op ${spaces[other]}.`,
  opens: (who, open) => {
    const whom = who.isMe ? 'jou' : who.name;
    return open.length === 0
      ? `Voor ${whom} is deze beurt geen stapel open.`
      : `Deze beurt open voor ${whom}: ${all(open)}.`;
  },
  briefly: {
    built: (pile, number) => `${colours[pile]} ${number}`,
    discarded: (code) => `${aCard(code)} afgelegd`,
  },
  begins: (who) => (who.isMe ? 'Jij begint.' : `${who.name} begint.`),
  built: (who, pile, number, fromStock) =>
    who.isMe
      ? `Je legt de ${number}${fromStock ? ' van je voorraadstapel' : ''} op ${colours[pile]}.`
      : `${who.name} legt de ${number}${fromStock ? ' van de voorraadstapel' : ''} op ${colours[pile]}.`,
  builtWild: (who, pile, number, fromStock) =>
    who.isMe
      ? `Je legt een joker${fromStock ? ' van je voorraadstapel' : ''} als ${number} op ${colours[pile]}.`
      : `${who.name} legt een joker${fromStock ? ' van de voorraadstapel' : ''} als ${number} op ${colours[pile]}.`,
  stoodIn: (who, pile, number) =>
    who.isMe
      ? `Je gebruikt je vak als ${number} op ${colours[pile]}.`
      : `${who.name} gebruikt een vak als ${number} op ${colours[pile]}.`,
  setAside: (pile) => `De ${adjectives[pile]} stapel is vol. De plek is weer vrij.`,
  exchanged: (who, code) =>
    who.isMe
      ? `Je ruilt de kaart van je voorraadstapel; ${theCard(code)} gaat onderop.`
      : `${who.name} ruilt de kaart van de voorraadstapel; ${theCard(code)} gaat onderop.`,
  discarded: (who, code, to, kind) =>
    `${who.isMe ? 'Je' : who.name} legt ${aCard(code)} af en verzet een pion naar vak ${to} (${spaces[kind]}).`,
  turnEnded: (who) => (who.isMe ? 'Je beëindigt je beurt.' : `${who.name} beëindigt de beurt.`),
  reshuffled: 'De volle stapels worden tot een nieuwe trekstapel geschud.',
  discardsReshuffled: 'De aflegstapel wordt tot een nieuwe trekstapel geschud.',
  won: (who) =>
    who.isMe
      ? 'Je speelt de laatste kaart van je voorraadstapel en wint.'
      : `${who.name} speelt de laatste kaart van de voorraadstapel en wint.`,
  ranOut: (turns) => `Na ${turns.toLocaleString('nl')} beurten wint de kleinste voorraadstapel.`,
  youDrew: (codes) => `Je trekt ${listed('nl', codes.map(aCard))}.`,
  yourNextStock: (code) => `Bovenop je voorraadstapel ligt nu ${aCard(code)}.`,
};
