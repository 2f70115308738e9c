import {
  backs,
  cards,
  figures,
  type Outline,
  picture,
  points,
  type Rulebook,
  story,
  text,
} from '../../../rules/outline';
import { pile, played } from '../../pile/rules/parts';

export const rulebook: Rulebook = { letter: 'F', last: 11, rulings: { F2: 1, F5: 1, F6: 1, F8: 3, F11: 1 } };

export const outline = {
  goal: {
    idea: text('F7', 'F10'),
  },
  table: {
    players: text('F1'),
    cards: text('F2'),
    deck: picture({ cat: [cards('c5')], mirror: [cards('m5')], ladder: [cards('l5')], friday: [cards('f')] }),
    piles: text('F6'),
    deal: text('F4'),
    hands: figures(
      ['F4'],
      [
        ['3', '14, 13, 13', '13, 13, 12'],
        ['4', '14, 13, 13, 13', '13, 13, 12, 12'],
        ['5', '11, 11, 11, 10, 10', '10, 10, 10, 10, 10'],
        ['6', '9, 9, 9, 9, 9, 8', '9, 9, 8, 8, 8, 8'],
      ],
    ),
    unused: text('F4'),
  },
  turn: {
    order: text('F5', 'F6'),
    kind: text('F6'),
    friday: text('F6'),
    anywhere: picture({
      cards: [played('c', 'c7 c0 f', 11)],
      empty: [played('m', 'f', 4)],
      fours: [played('l', 'f f', 8)],
    }),
  },
  over: {
    rule: text('F7'),
    taking: story({
      before: [pile('l', 'l5 f l2', 11)],
      played: [played('l', 'l5 f l2 l7', 18, 'over')],
      after: [backs(3), pile('l', 'l7', 7)],
    }),
    exact: text('F7'),
    safe: story({ before: [pile('c', 'c1 c7', 8)], played: [played('c', 'c1 c7 c5', 13, 'exact')] }),
    taken: text('F8'),
  },
  end: {
    round: text('F9'),
    costs: points({ luck: ['F10'], friday: ['F10'], most: ['F10'], tie: ['F10'] }),
    example: {
      kind: 'score',
      cards: ['c5', 'm5', 'l5', 'f'],
      rows: [
        { name: 'Ida', counts: [5, 1, 4, 1], free: [], pays: 12 },
        { name: 'Noor', counts: [2, 6, 2, 3], free: [1], pays: 10 },
        { name: 'Theo', counts: [5, 1, 0, 0], free: [], pays: 6 },
        { name: 'Sem', counts: [0, 3, 7, 3], free: [2], pays: 9 },
      ],
    },
    why: text('F10'),
    match: text('F3'),
    winner: text('F11'),
  },
  options: {
    deck: text('F2'),
    memory: text('F8'),
  },
  tips: {
    tips: points({ zero: ['F7', 'F10'], low: ['F7'], most: ['F10'], last: ['F9'], stuck: ['F6'] }),
  },
} as const satisfies Outline;
