interface Bubble {
  /** The bold line. */
  bold: string;
  plain: string;
}

const bubbles = {
  'thirteen-hand': {
    bold: 'The fewest points win.',
    plain: 'Cards you take cost points. Play one card on the target of its colour, then you draw one.',
  },
  'thirteen-target': { bold: 'Stay at 13 or under.', plain: 'The number is the sum of the cards. Exactly 13 is safe.' },
  'thirteen-high': { bold: 'This one is getting full.', plain: 'Whoever goes over 13 takes the cards that lie here.' },
  'thirteen-nasty': { bold: 'A Nasty Four fits anywhere.', plain: 'Whoever takes it pays two points for it, always.' },
  'thirteen-taken': {
    bold: 'Taken cards cost a point each.',
    plain: 'But whoever has the most of a colour pays nothing for it.',
  },
  'friday-kind': {
    bold: 'The fewest points win.',
    plain:
      'Cards you take cost points. Play one card on its own kind: cats on cats, mirrors on mirrors, ladders on ladders.',
  },
  'friday-over': {
    bold: 'Over 13 takes the pile.',
    plain: 'The card you play stays, the others are yours. Exactly 13 is safe.',
  },
  'friday-friday': { bold: 'A Friday fits on every pile.', plain: 'Whoever takes it pays two points for it, always.' },
  'friday-most': {
    bold: 'The most of a kind is lucky.',
    plain: 'Taken cards cost a point each. Only who has the most of a kind drops it.',
  },
  'skipbo-stock': { bold: 'Empty your stock first, and you win.', plain: 'This is it. Always look here first.' },
  'skipbo-pawns': {
    bold: 'Your pawns open the piles.',
    plain: 'You may build on the colours they stand on. Pink opens two.',
  },
  'skipbo-needs': {
    bold: 'Piles climb from 1 to 12.',
    plain: 'Play the number that this one needs, or a wild.',
  },
  'skipbo-number': {
    bold: 'This space helps out.',
    plain:
      'Once a turn it stands in for a number that a pile needs. The next card must follow at once, except after a 12.',
  },
  'skipbo-end': {
    bold: 'A discard ends your turn.',
    plain: 'Its number moves one of your pawns. Choose where you want to stand next.',
  },
  'leaves-wins': {
    bold: 'The first empty hand wins.',
    plain: 'Play cards outward from the row, or pass and take one.',
  },
  'leaves-open': {
    bold: 'Open with any value.',
    plain: 'Play as many cards of it as you like. A big set is hard to follow.',
  },
  'leaves-ends': {
    bold: 'The row grows outwards.',
    plain: 'Play the lowest value or lower, the highest or higher. Never in between.',
  },
  'leaves-many': { bold: 'Bring at least as many.', plain: 'As many cards as this stack holds, or more.' },
  'leaves-pass': {
    bold: 'Passing takes one card.',
    plain: 'Choose any card of the row. You are back in the next lap.',
  },
} satisfies Record<string, Bubble>;

/** A hint by its name: the game, and what it is about. */
export type HintId = keyof typeof bubbles;
const all: Record<HintId, Bubble> = bubbles;

export const hints = {
  bubbles: all,
  hint: 'Hint',
  gotIt: 'Got it',
  noMore: 'No more hints',
};
export type HintsTexts = typeof hints;
