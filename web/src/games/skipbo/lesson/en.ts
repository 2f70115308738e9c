import type { LessonWords } from '../../../lesson/lesson';

export const words = {
  goal: {
    bold: 'Empty your stock first.',
    plain: 'Ten cards lie here face down; only the top one shows. Whoever plays the last of theirs wins at once.',
  },
  pawns: {
    bold: 'Your pawns open piles.',
    plain: 'Yours stand on blue and on orange, so those two piles are open to you. Pink would open both pink ones.',
  },
  build: {
    bold: 'Piles climb from 1 to 12.',
    plain: 'Blue needs a 4: tap your 4, then the blue pile. Now the 5 of your stock fits: play it, too.',
    not: 'First the 4 of your hand, then the 5 of your stock.',
  },
  wild: {
    bold: 'A Skip-Bo card is any number.',
    plain: 'Play yours on blue as the 6. Then a 7 fits, and you have two: stock before hand.',
    not: 'The wild card first. Then the stock, for only the stock wins.',
  },
  walk: {
    bold: 'A discard moves a pawn.',
    plain: 'It ends your turn. Your stock shows 2, and purple needs 2: discard the 7 and walk from orange to purple.',
    not: 'Seven steps lead from orange to purple: discard the 7.',
  },
  stock: {
    bold: 'Now purple is open.',
    plain: 'Your pawn stands there. Hand and stock both hold a 2: which one do you play?',
    not: 'The stock first: only an empty stock wins.',
  },
  white: {
    bold: 'Mind the white spaces.',
    plain: 'They stand in for a number or exchange your stock card, but open no pile. Keep a pawn on a colour.',
  },
} satisfies LessonWords;
export type SkipboLesson = keyof typeof words;
