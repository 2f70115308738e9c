import { figures, type Outline, picture, points, type Rulebook, story, text } from '../../../rules/outline';
import { cards, row } from './parts';

export const rulebook: Rulebook = {
  letter: 'L',
  last: 13,
  rulings: { L2: 1, L3: 1, L8: 1, L9: 3, L10: 1, L12: 1, L13: 2 },
};

export const outline = {
  goal: {
    idea: text('L6', 'L11'),
  },
  table: {
    players: text('L1'),
    cards: text('L2'),
    deck: picture({ all: [cards('1 2 3 4 5 6 7 8 9 10 11 12 13')] }),
    deal: text('L3'),
    hands: figures(
      ['L3'],
      [
        ['3', '12'],
        ['4', '11'],
        ['5', '10'],
        ['6', '9'],
      ],
    ),
    row: text('L4'),
  },
  turn: {
    order: text('L3'),
    open: text('L5'),
    ends: text('L6'),
    many: text('L7'),
    row: picture({ row: [row('2x5 3x8 1x9')], fits: [cards('4 4')], between: [cards('6 6 6', '6')] }),
    grow: story({ before: [row('2x5 3x8 1x9')], after: [row('3x3 2x5 3x8 1x9', 3)] }),
    same: text('L7'),
    add: story({ before: [row('2x5 3x8')], after: [row('4x5 3x8', 5)] }),
    single: text('L7'),
  },
  pass: {
    rule: text('L8'),
    take: text('L8'),
    last: story({ before: [row('1x4 3x7 2x9')], after: [row('3x7 2x9'), cards('4')] }),
    lasting: text('L8'),
    empty: text('L9'),
  },
  lap: {
    end: text('L10'),
    clear: text('L10'),
  },
  end: {
    winner: text('L11'),
    long: text('L13'),
  },
  options: {
    expert: text('L12'),
    example: figures(
      ['L12'],
      [
        ['1', '0', '6', '9'],
        ['2', '7', '0', '8'],
        ['3', '3', '0', '5'],
        ['', '10', '6', '22'],
      ],
    ),
    why: text('L12'),
    expertLong: text('L13'),
  },
  tips: {
    tips: points({ copies: ['L2'], middle: ['L7'], extreme: ['L2', 'L7'], known: ['L8'], help: ['L8'], last: ['L11'] }),
  },
} as const satisfies Outline;
