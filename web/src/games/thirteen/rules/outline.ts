import { backs, cards, type Outline, picture, points, type Rulebook, story, text } from '../../../rules/outline';
import { pile, played } from '../../pile/rules/parts';

export const rulebook: Rulebook = { letter: 'T', last: 12, rulings: { T4: 1, T9: 2, T12: 1 } };

export const outline = {
  goal: {
    idea: text('T8', 'T11'),
  },
  table: {
    players: text('T1'),
    cards: text('T2'),
    deck: picture({ colour: [cards('b1 b2 b4 b5 b7')], nasty: [cards('n')] }),
    targets: text('T3'),
    deal: text('T5'),
  },
  turn: {
    order: text('T6'),
    steps: points({ play: ['T6'], draw: ['T6'] }),
    colour: text('T7'),
    nasty: text('T7'),
    anywhere: picture({
      cards: [played('b', 'b7 n', 11)],
      empty: [played('y', 'n', 4)],
      fours: [played('g', 'n n', 8)],
    }),
  },
  over: {
    rule: text('T8'),
    taking: story({
      before: [pile('y', 'y7 y1 y2', 10)],
      played: [played('y', 'y7 y1 y2 y5', 15, 'over')],
      after: [backs(3), pile('y', 'y5', 5)],
    }),
    exact: text('T8'),
    safe: story({ before: [pile('g', 'g7 g2', 9)], played: [played('g', 'g7 g2 n', 13, 'exact')] }),
    taken: text('T9'),
  },
  end: {
    round: text('T10'),
    costs: points({ colour: ['T11'], nasty: ['T11'], most: ['T11'], tie: ['T11'], one: ['T11'] }),
    example: {
      kind: 'score',
      cards: ['b5', 'y5', 'g5', 'n'],
      rows: [
        { name: 'Ida', counts: [6, 2, 3, 2], free: [0], pays: 9 },
        { name: 'Noor', counts: [4, 4, 7, 1], free: [2], pays: 10 },
        { name: 'Theo', counts: [2, 4, 2, 4], free: [], pays: 16 },
      ],
    },
    why: text('T11'),
    match: text('T4'),
    winner: text('T12'),
  },
  options: {
    memory: text('T9'),
  },
  tips: {
    tips: points({ skipped: ['T6'], stuck: ['T7'], filled: ['T8'], low: ['T8'], most: ['T11'], four: ['T11'] }),
  },
} as const satisfies Outline;
