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
  wild: 'SKIP-BO. A pawn here stands in for any missing number, once a turn. The next card must follow at once, except after a 12.',
  exchange: 'Exchange. With a pawn here you may move the top card of your stock to the bottom, once a turn.',
  '1-4': 'A pawn here stands in for a missing 1, 2, 3 or 4, once a turn. The next card must follow at once.',
  '5-8': 'A pawn here stands in for a missing 5, 6, 7 or 8, once a turn. The next card must follow at once.',
  '9-12':
    'A pawn here stands in for a missing 9, 10, 11 or 12, once a turn. The next card must follow at once, except after a 12.',
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
    'stock-next': (times: number) => `You can play from your stock on your next turn ${often(times)}.`,
    'others-stock': (times: number) => `Someone else plays from their stock before your next turn ${often(times)}.`,
    'other-wins': (times: number) => `Someone else wins before your next turn ${often(times)}.`,
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
    NOT_IN_HAND: 'That card is not in your hand.',
    NOT_NEXT: 'That is not the number this pile needs next.',
    PILE_NOT_OPEN: 'Neither of your pawns is on the colour of that pile.',
    NO_STAND_IN_SPACE: 'Neither of your pawns is on a number space or SKIP-BO space.',
    STOOD_IN_ALREADY: 'You have already used a space as a number this turn.',
    OUTSIDE_RANGE: 'Your space cannot stand in for the number that pile needs.',
    DOES_NOT_FOLLOW: 'Only the next number, or a wild, may follow your space.',
    NOTHING_FOLLOWS_TWELVE: 'As a 12, your space completes the pile. No card follows.',
    NOT_TWELVE: 'Without a card, your space works only on a pile that shows 11. Otherwise play the next card with it.',
    OTHER_PAWN_OFF_COLOUR: 'Your other pawn must be on a colour to do that.',
    NO_EXCHANGE_SPACE: 'Neither of your pawns is on an exchange space.',
    EXCHANGED_ALREADY: 'You have already exchanged a card this turn.',
    LAST_STOCK_CARD: 'You cannot exchange the last card of your stock.',
    NO_PAWN_THERE: 'Neither of your pawns is on that space.',
    WRONG_DISTANCE: 'A pawn moves exactly as many spaces as your discard says. A wild moves it 1 to 12.',
    WRONG_DIRECTION: 'At this table pawns move only clockwise.',
    DISCARD_OWED: 'You have cards in hand, so your turn ends with a discard.',
  },
  hints: {
    stock: { bold: 'Empty your stock first, and you win.', plain: 'This is your stock. Always look here first.' },
    pawns: {
      bold: 'Your pawns open the piles.',
      plain: 'You may build on the colours they stand on. Pink opens two piles.',
    },
    needs: {
      bold: 'Piles climb from 1 to 12.',
      plain: 'Play the number that this one needs, or a wild.',
    },
    number: {
      bold: 'This space stands in for a number.',
      plain:
        'You can use it once a turn when a pile needs that number. The next card must follow at once, except after a 12.',
    },
    end: {
      bold: 'A discard ends your turn.',
      plain: 'Its number moves one of your pawns. Choose where you want to stand next.',
    },
  },
  single: {
    left: 'Cards in the stock',
    emptied: ({ name, isMe }: Who) => (isMe ? 'Your stock was empty first.' : `${name}’s stock was empty first.`),
    ranOut: 'That was the last turn. The smallest stock wins.',
  },

  turn: (turn: number) => `turn ${turn}`,
  longTurn: (turn: number) => `the board game · turn ${turn}`,
  // Prompts.
  buildOrDiscard: 'Your turn. Build, or discard to end it.',
  nothingFits: 'Nothing fits. Discard a card to end your turn.',
  noCards: 'You have no cards in hand. End your turn.',
  whichPile: (code: string) => `Which pile for the ${card(code)}?`,
  spaceFirst: (stands: number, follows: number) => `Your space is the ${stands}, and the ${follows} follows.`,
  pickDiscard: 'Which card do you discard?',
  whichPawn: (code: string) => `Discard the ${card(code)}: which pawn moves?`,
  oneWay: (code: string) => `Discard the ${card(code)}: your pawn moves.`,
  wildSpace: 'Discard the wild: how far does the pawn go?',
  howOn: (pile: PileName) => `How do you play the wild on ${piles[pile]}?`,
  whichWay: 'How do you want to play it?',
  pickFirst: 'Choose a hand card or your stock card first.',
  onlyHand: 'You can only discard hand cards. The stock card goes on a building pile.',
  // Actions.
  discardAndMove: 'Discard and move',
  putBack: 'Put it back',
  exchange: 'Exchange the stock card',
  exchangeShort: 'Exchange',
  end: 'End the turn',
  otherPawn: 'The other pawn',
  pawnOn: (kind: Kind) => `Pawn on ${spaces[kind]}`,
  wildAs: (number: number) => `Wild as ${number}`,
  spaceThenWild: (stands: number, follows: number) => `Space as ${stands}, wild as ${follows}`,
  makes: (pile: PileName, number: number) => `That makes ${piles[pile]} ${number}.`,
  standsIn: (pile: PileName, stands: number, follows: number) =>
    `Your space is the ${stands} on ${piles[pile]}, and the ${follows} follows.`,
  completes: (pile: PileName) => `Your space is the 12 and completes ${piles[pile]}.`,
  complete: (pile: PileName) => `Complete ${colours[pile]}`,
  walks: (code: string, from: number, to: number, kind: Kind) =>
    `Discard ${code === 'w' ? 'the wild' : code}: your pawn goes from space ${from} to space ${to} (${spaces[kind]}).`,
  makesLabel: (pile: PileName, number: number) => `Play ${number} on ${colours[pile]}`,
  bestBuild: (pile: PileName, number: number, isWild: boolean, fromStock: boolean) =>
    `Play ${number} on ${piles[pile]}${isWild ? ' with a wild' : ''}${fromStock ? ' from your stock' : ''}`,
  bestStandIn: (pile: PileName, stands: number, isWild: boolean, fromStock: boolean) =>
    `Space as ${stands} on ${piles[pile]}, then ${isWild ? 'a wild' : stands + 1}${fromStock ? ' from your stock' : ''}`,
  standInLabel: (stands: number, follows: number) => `Space as ${stands}, then ${follows}`,
  walkLabel: (code: string, kind: Kind) => `Discard ${card(code)}, pawn to ${spaces[kind]}`,
  // The table.
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
    [
      `Your stock: ${plural(count, `the last card, ${aCard(code)}`, `${aCard(code)} on top`)}`,
      ...(fits.length === 0 ? [] : [`fits on ${all(fits)}`]),
      ...(count === 1 ? [] : [`${count} cards left`]),
    ].join(', '),
  stockOf: (code: string, count: number) =>
    code === ''
      ? 'stock empty'
      : plural(count, `last stock card, ${aCard(code)}`, `stock of ${count}, ${aCard(code)} on top`),
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
  // Events.
  briefly: {
    built: (pile: PileName, number: number) => `${colours[pile]} ${number}`,
    discarded: (code: string) => `${aCard(code)} discarded`,
  },
  begins: (who: Who) => (who.isMe ? 'You begin.' : `${who.name} begins.`),
  built: (who: Who, pile: PileName, number: number, fromStock: boolean) =>
    who.isMe
      ? `You play ${number} on ${colours[pile]}${fromStock ? ' from your stock' : ''}.`
      : `${who.name} plays ${number} on ${colours[pile]}${fromStock ? ' from the stock' : ''}.`,
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
      ? `You exchange your stock card: ${aCard(code)} goes to the bottom.`
      : `${who.name} exchanges the stock card: ${aCard(code)} goes to the bottom.`,
  discarded: (who: Who, code: string, to: number, kind: Kind) =>
    `${who.isMe ? 'You discard' : `${who.name} discards`} ${aCard(code)} and ${who.isMe ? 'move' : 'moves'} a pawn to space ${to} (${spaces[kind]}).`,
  turnEnded: (who: Who) => (who.isMe ? 'You end your turn.' : `${who.name} ends the turn.`),
  reshuffled: 'The completed piles are shuffled into a new draw pile.',
  discardsReshuffled: 'The discard pile is shuffled into a new draw pile.',
  won: (who: Who) =>
    who.isMe ? 'You play your last stock card and win.' : `${who.name} plays the last stock card and wins.`,
  ranOut: (turns: number) => `After ${turns.toLocaleString('en-GB')} turns, the smallest stock wins.`,
  youDrew: (codes: string[]) => `You draw ${listed('en', codes.map(aCard))}.`,
  yourNextStock: (code: string) => `Your stock now shows ${aCard(code)}.`,
};
export type SkipboTexts = typeof texts;
