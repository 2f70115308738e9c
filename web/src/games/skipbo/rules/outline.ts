import { cards, type Outline, picture, points, type Rulebook, story, text } from '../../../rules/outline';
import { board, building, stock, track } from './parts';

export const rulebook: Rulebook = {
  letter: 'S',
  last: 19,
  rulings: { S1: 2, S2: 2, S3: 1, S6: 1, S10: 2, S11: 1, S13: 3, S14: 1, S17: 5, S18: 5, S19: 2 },
};

export const outline = {
  goal: {
    idea: text('S8', 'S9'),
  },
  table: {
    players: text('S1'),
    cards: text('S2'),
    track: text('S3'),
    board: picture({ start: [board('blue@1', 'blue@7', 'purple@13', 'purple@19')] }),
    pawns: text('S4'),
    setup: text('S5'),
    special: text('S5'),
    stock: text('S5'),
  },
  turn: {
    first: text('S6'),
    steps: points({ draw: ['S7'], build: ['S8'], discard: ['S17'] }),
    must: text('S17'),
  },
  build: {
    order: text('S8'),
    climb: story({
      before: [building('orange', '4', 5)],
      five: [building('orange', '4 5', 6)],
      wild: [building('orange', '4 5 6=w', 7)],
    }),
    stock: text('S8'),
    complete: text('S16'),
    refill: text('S15'),
  },
  access: {
    rule: text('S9'),
    pawns: picture({
      stand: [track(['blue', '5-8', 'pink'], ['blue@0', 'blue@2'])],
      open: [building('blue', '5', 6), building('pink1', '3', 4), building('pink2', '8', 9)],
      closed: [building('red', '2', 3, false)],
    }),
    fixed: text('S9'),
  },
  spaces: {
    number: text('S10'),
    standIn: story({
      stand: [track(['blue', '5-8'], ['blue@0', 'blue@1'])],
      before: [building('blue', '4', 5), stock('6', 7)],
      after: [building('blue', '4 5= 6', 7), stock('2', 6)],
    }),
    limits: points({
      next: ['S10'],
      one: ['S10'],
      follow: ['S10'],
      other: ['S13'],
      once: ['S10', 'S13'],
    }),
    twelve: text('S11'),
    wild: text('S12'),
    exchange: text('S14'),
    swap: story({ before: [stock('9', 5)], after: [stock('3', 5)] }),
    exchangeLimits: text('S13', 'S14'),
  },
  discard: {
    rule: text('S17'),
    walk: story({
      before: [cards('3'), track(['5-8', 'pink', '9-12', 'orange'], ['blue@0'])],
      after: [track(['5-8', 'pink', '9-12', 'orange'], ['blue@3'], 0)],
    }),
    wild: text('S17'),
    pawns: text('S17'),
    pile: text('S17'),
  },
  example: {
    stand: text('S9'),
    start: picture({
      pawns: [track(['blue', '5-8'], ['blue@0', 'blue@1'])],
      pile: [building('blue', '4', 5)],
      stock: [stock('6', 4)],
      hand: [cards('3 7 w 10 12')],
    }),
    steps: points({ space: ['S10'], seven: ['S8'], wild: ['S8'], turned: ['S8'], discard: ['S17'] }),
    finish: picture({
      pile: [building('blue', '4 5= 6 7 8=w', 9)],
      stock: [stock('11', 3)],
      pawns: [track(['5-8', 'pink', '9-12', 'orange'], ['blue@3'], 0)],
    }),
  },
  end: {
    winner: text('S19'),
    order: text('S15'),
    dry: text('S18'),
    nothing: text('S18'),
    long: text('S19'),
  },
  options: {
    options: points({ wilds: ['S2'], exchange: ['S13'], pawns: ['S17'] }),
  },
  tips: {
    tips: points({ stock: ['S19'], ahead: ['S17'], pink: ['S9'], colour: ['S13'], hand: ['S15'] }),
  },
} as const satisfies Outline;
