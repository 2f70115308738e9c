import { often } from '../../../texts/en/often';
import type { PileName, Colour } from '../types';
import { listed, plural, type Who } from '../../../texts/words';

type Kind = Colour | 'pink' | 'wild' | 'exchange' | '1-4' | '5-8' | '9-12';

/** Short, in sentences: both pink piles are pink. */
const colours: Record<PileName, string> = {
  blue: 'blue',
  orange: 'orange',
  purple: 'purple',
  red: 'red',
  pink1: 'pink',
  pink2: 'pink',
};
const piles: Record<PileName, string> = {
  ...colours,
  pink1: 'the first pink pile',
  pink2: 'the second pink pile',
};
// Ranges stay on one line.
const spaces: Record<Kind, string> = {
  blue: 'blue',
  orange: 'orange',
  purple: 'purple',
  red: 'red',
  pink: 'pink',
  wild: 'SKIP-BO',
  exchange: 'exchange',
  '1-4': '1\u2060–\u20604',
  '5-8': '5\u2060–\u20608',
  '9-12': '9\u2060–\u206012',
};
const spaceHelp: Record<Kind, string> = {
  blue: 'Blue. A pawn here opens the blue pile.',
  orange: 'Orange. A pawn here opens the orange pile.',
  purple: 'Purple. A pawn here opens the purple pile.',
  red: 'Red. A pawn here opens the red pile.',
  pink: 'Pink. A pawn here opens both pink piles.',
  wild: 'SKIP-BO. A pawn here stands for any missing number, once a turn. The next card must follow at once, except after a 12.',
  exchange: 'Exchange. A pawn here lets you put the top card of your stock under it, once a turn.',
  '1-4': 'A pawn here stands for a missing 1, 2, 3 or 4, once a turn. The next card must follow at once.',
  '5-8': 'A pawn here stands for a missing 5, 6, 7 or 8, once a turn. The next card must follow at once.',
  '9-12':
    'A pawn here stands for a missing 9, 10, 11 or 12, once a turn. The next card must follow at once, except after a 12.',
};
/** Both pink piles in one. */
const all = (names: PileName[]): string =>
  listed(
    'en',
    names.includes('pink1') && names.includes('pink2')
      ? [...names.filter((pile) => colours[pile] !== 'pink').map((pile) => piles[pile]), 'both pink piles']
      : names.map((pile) => piles[pile]),
  );
const card = (code: string): string => (code === 'w' ? 'wild' : code);
const aCard = (code: string): string =>
  code === 'w' ? 'a wild' : code === '8' || code === '11' ? `an ${code}` : `a ${code}`;

export const texts = {
  title: 'Skip-Bo',
  like: 'The board game. Your pawns decide where you may build.',
  size: '2–4 players · 30 min',
  gist: 'Build from 1 to 12, where your pawns open the way.',
  players: '2 to 4 players',
  credit: 'Skip-Bo, the board game, was published by Mattel.',
  why: {
    wins: (times: number) => `It wins the match ${often(times)}.`,
    stock: (times: number) => `You play from your stock this turn ${often(times)}.`,
    'stock-next': (times: number) => `Your stock is in reach at your next turn ${often(times)}.`,
    'others-stock': (times: number) => `Somebody else plays from the stock before your next turn ${often(times)}.`,
    'other-wins': (times: number) => `Somebody else wins before your next turn ${often(times)}.`,
  },
  options: {
    wilds: { name: 'Wild cards', why: 'How many Skip-Bo cards are in the deck.', values: { '16': '16', '12': '12' } },
    'strict-exchange': {
      name: 'Strict exchange',
      why: 'The exchange space works only while your other pawn stands on a colour.',
      values: { off: 'Off', on: 'On' },
    },
    pawns: {
      name: 'Pawns move',
      why: 'Which way round the board.',
      values: { clockwise: 'Clockwise', either: 'Either way' },
    },
  },
  refusals: {
    NOT_IN_HAND: 'You do not hold that card.',
    NOT_NEXT: 'That is not the number this pile needs next.',
    PILE_NOT_OPEN: 'None of your pawns stands on the colour of that pile.',
    NO_STAND_IN_SPACE: 'None of your pawns stands on a space that stands in for a number.',
    STOOD_IN_ALREADY: 'A space has stood in for a number this turn already.',
    OUTSIDE_RANGE: 'Your space does not stand for the number that pile needs next.',
    DOES_NOT_FOLLOW: 'Only the card that follows the number of your space may go with it.',
    NOTHING_FOLLOWS_TWELVE: 'A space that stands for 12 completes the pile. No card goes with it.',
    NOT_TWELVE: 'A space completes only a pile that shows 11; otherwise the next card must go with it.',
    OTHER_PAWN_OFF_COLOUR: 'Your other pawn must stand on a colour for that.',
    NO_EXCHANGE_SPACE: 'None of your pawns stands on an exchange space.',
    EXCHANGED_ALREADY: 'You have exchanged a card this turn already.',
    LAST_STOCK_CARD: 'The last card of your stock cannot be exchanged.',
    NO_PAWN_THERE: 'None of your pawns stands on that space.',
    WRONG_DISTANCE: 'A pawn moves exactly as far as the discarded card says, with a wild 1 to 12 spaces.',
    WRONG_DIRECTION: 'At this table pawns move only clockwise.',
    DISCARD_OWED: 'Your turn ends with a discard as long as you hold cards.',
  },
  hints: {
    stock: { bold: 'Empty your stock first, and you win.', plain: 'This is it. Always look here first.' },
    pawns: {
      bold: 'Your pawns open the piles.',
      plain: 'You may build on the colours they stand on. Pink opens two.',
    },
    needs: {
      bold: 'Piles climb from 1 to 12.',
      plain: 'Play the number that this one needs, or a wild.',
    },
    number: {
      bold: 'This space helps out.',
      plain:
        'Once a turn it stands in for a number that a pile needs. The next card must follow at once, except after a 12.',
    },
    end: {
      bold: 'A discard ends your turn.',
      plain: 'Its number moves one of your pawns. Choose where you want to stand next.',
    },
  },
  single: {
    left: 'Cards in the stock',
    emptied: ({ name, isMe }: Who) => (isMe ? 'Your stock was empty first.' : `${name}’s stock was empty first.`),
    ranOut: 'The turns are over, and no stock is empty. The smallest one wins.',
  },

  turn: (turn: number) => `turn ${turn}`,
  longTurn: (turn: number) => `the board game · turn ${turn}`,
  // What to do now.
  buildOrDiscard: 'Your turn. Build, or discard to end it.',
  nothingFits: 'Nothing fits. Discard a card to end your turn.',
  noCards: 'You have no cards in hand. End your turn.',
  whichPile: (code: string) => `Which pile for the ${card(code)}?`,
  spaceFirst: (stands: number, follows: number) => `Your space stands for ${stands}, the ${follows} follows.`,
  pickDiscard: 'Which card do you discard?',
  whichPawn: (code: string) => `Discard the ${card(code)}: which pawn moves?`,
  oneWay: (code: string) => `Discard the ${card(code)}: your pawn moves.`,
  wildSpace: 'Discard the wild: how far does the pawn go?',
  howOn: (pile: PileName) => `How does the wild go on ${piles[pile]}?`,
  whichWay: 'Which way do you mean?',
  pickFirst: 'Pick a hand card or your stock first.',
  onlyHand: 'Only hand cards are discarded. The stock card goes on a pile.',
  // What can be done.
  discardAndMove: 'Discard and move',
  putBack: 'Put it back',
  exchange: 'Exchange the stock card',
  exchangeShort: 'Exchange',
  end: 'End the turn',
  otherPawn: 'The other pawn',
  pawnOn: (kind: Kind) => `Pawn on ${spaces[kind]}`,
  wildAs: (number: number) => `Wild as ${number}`,
  spaceThenWild: (stands: number, follows: number) => `Space as ${stands}, wild as ${follows}`,
  makes: (pile: PileName, number: number) => `Makes ${piles[pile]} ${number}.`,
  standsIn: (pile: PileName, stands: number, follows: number) =>
    `Your space stands for ${stands} on ${piles[pile]}, the ${follows} follows.`,
  completes: (pile: PileName) => `Your space stands for 12 and completes ${piles[pile]}.`,
  complete: (pile: PileName) => `12 on ${colours[pile]}`,
  walks: (code: string, from: number, to: number, kind: Kind) =>
    `Discard ${code === 'w' ? 'the wild' : code}: your pawn goes from space ${from} to space ${to} (${spaces[kind]}).`,
  makesLabel: (pile: PileName, number: number) => `Make ${colours[pile]} ${number}`,
  bestBuild: (pile: PileName, number: number, isWild: boolean, fromStock: boolean) =>
    `Make ${piles[pile]} ${number}${isWild ? ' with a wild' : ''}${fromStock ? ' from your stock' : ''}`,
  bestStandIn: (pile: PileName, stands: number, isWild: boolean, fromStock: boolean) =>
    `Space as ${stands} on ${piles[pile]}, then ${isWild ? 'a wild' : stands + 1}${fromStock ? ' from your stock' : ''}`,
  standInLabel: (stands: number, follows: number) => `Space as ${stands}, then ${follows}`,
  walkLabel: (code: string, kind: Kind) => `Discard ${card(code)}, pawn to ${spaces[kind]}`,
  // What lies there.
  spaces,
  spaceHelp,
  needs: 'needs',
  makesShort: 'makes',
  open: 'open to you',
  closed: 'closed to you',
  board: 'Board',
  pile: (pile: PileName, needs: number, isEmpty: boolean) => {
    const name =
      pile === 'pink1'
        ? 'First pink'
        : pile === 'pink2'
          ? 'Second pink'
          : colours[pile].replace(/^./, (c) => c.toUpperCase());
    return isEmpty ? `${name} pile, empty, needs ${needs}` : `${name} pile, needs ${needs}`;
  },
  space: (space: number, kind: Kind, isCorner: boolean, pawns: string[]) =>
    [`Space ${space}, ${spaces[kind]}${isCorner ? ' corner' : ''}`, ...pawns].join(', '),
  pawnOf: (who: Who) => (who.isMe ? 'your pawn' : `${who.name}’s pawn`),
  drawPile: (count: number) => plural(count, 'Draw pile, one card', `Draw pile, ${count} cards`),
  discardPile: (code: string) =>
    code === '' ? 'Discard pile, empty' : `Discard pile, ${aCard(code)} on top. Look through it`,
  discardHere: (code: string) => `Discard the ${card(code)} and choose a pawn`,
  discards: 'discard',
  discardTitle: 'The discard pile',
  noDiscards: 'Nothing has been discarded yet.',
  cards: (code: string, count: number) => `${code === 'w' ? 'Wild' : code}: ${count}`,
  // Hands and stocks.
  handCard: (code: string, fits: PileName[]) =>
    `${code === 'w' ? 'Wild' : code}, ${fits.length === 0 ? 'fits on no pile' : `fits on ${all(fits)}`}`,
  plainCard: (code: string) => (code === 'w' ? 'Wild' : code),
  yourStock: 'Your stock',
  emptyIt: 'Empty it to win',
  ownStock: (code: string, count: number, fits: PileName[]) =>
    `Your stock: ${aCard(code)} on top${fits.length === 0 ? '' : `, fits on ${all(fits)}`}, ${plural(count, 'the last card', `${count} cards left`)}`,
  stockOf: (code: string, count: number) => (code === '' ? 'stock empty' : `stock of ${count}, ${aCard(code)} on top`),
  inHand: (count: number) => plural(count, 'one card in hand', `${count} cards in hand`),
  // The score pad.
  stocks: 'Stocks',
  firstToEmpty: 'first to empty wins',
  stockLeft: (count: number) => plural(count, 'one card', `${count} cards`),
  whereYouStand: 'Where your pawns stand',
  whereOthersStand: 'What is open',
  standing: (one: Kind, other: Kind) =>
    one === other ? `Both on ${spaces[one]}.` : `On ${spaces[one]} and on ${spaces[other]}.`,
  opens: (who: Who, open: PileName[]) => {
    const whom = who.isMe ? 'you' : who.name;
    return open.length === 0 ? `No pile is open to ${whom} this turn.` : `Open to ${whom} this turn: ${all(open)}.`;
  },
  // What happens.
  begins: (who: Who) => (who.isMe ? 'You begin.' : `${who.name} begins.`),
  built: (who: Who, pile: PileName, number: number, fromStock: boolean) =>
    who.isMe
      ? `You make ${colours[pile]} ${number}${fromStock ? ' from your stock' : ''}.`
      : `${who.name} makes ${colours[pile]} ${number}${fromStock ? ' from the stock' : ''}.`,
  builtWild: (who: Who, pile: PileName, number: number, fromStock: boolean) =>
    who.isMe
      ? `You play a wild as ${number} on ${colours[pile]}${fromStock ? ' from your stock' : ''}.`
      : `${who.name} plays a wild as ${number} on ${colours[pile]}${fromStock ? ' from the stock' : ''}.`,
  stoodIn: (who: Who, pile: PileName, number: number) =>
    who.isMe
      ? `You use your space as ${number} on ${colours[pile]}.`
      : `${who.name} uses a space as ${number} on ${colours[pile]}.`,
  setAside: (pile: PileName) => `The ${colours[pile]} pile is complete. Its place is free again.`,
  exchanged: (who: Who, code: string) =>
    who.isMe
      ? `You exchange your stock card; ${aCard(code)} goes under.`
      : `${who.name} exchanges the stock card; ${aCard(code)} goes under.`,
  discarded: (who: Who, code: string, to: number, kind: Kind) =>
    `${who.isMe ? 'You discard' : `${who.name} discards`} ${aCard(code)}, pawn to space ${to} (${spaces[kind]}).`,
  turnEnded: (who: Who) => (who.isMe ? 'You end your turn.' : `${who.name} ends the turn.`),
  reshuffled: 'The completed piles are shuffled into a new draw pile.',
  discardsReshuffled: 'The discard pile is shuffled into a new draw pile.',
  won: (who: Who) =>
    who.isMe ? 'You play your last stock card and win.' : `${who.name} plays the last stock card and wins.`,
  ranOut: (turns: number) => `${turns} turns are over. Whoever has the smallest stock wins.`,
  youDrew: (codes: string[]) => `You draw ${listed('en', codes.map(aCard))}.`,
  yourNextStock: (code: string) => `Your stock shows ${aCard(code)} now.`,
};
export type SkipboTexts = typeof texts;
