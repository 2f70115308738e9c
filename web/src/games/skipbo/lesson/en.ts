import type { LessonWords } from '../../../lesson/lesson';

export const words = {
  goal: {
    bold: 'Empty your stock first.',
    plain: 'Ten cards lie here; only the top one is face up. The first player to build their last one wins at once.',
  },
  pawns: {
    bold: 'Your pawns open piles.',
    plain: 'Yours stand on blue and on orange, so those two piles are open to you. Pink would open both pink ones.',
  },
  build: {
    bold: 'Piles climb from 1 to 12.',
    plain: 'Blue needs a 4: tap your 4, then the blue pile. Now the 5 from your stock fits: play it, too.',
    not: 'First the 4 from your hand, then the 5 from your stock.',
  },
  wild: {
    bold: 'A wild is any number.',
    plain: 'Play yours on blue as the 6. Then a 7 fits. You have two: play the one from your stock.',
    not: 'The wild first, then the stock: only an empty stock wins.',
  },
  walk: {
    bold: 'A discard moves a pawn.',
    plain: 'It ends your turn. Your stock shows 2, and purple needs 2: discard the 7 and walk from orange to purple.',
    not: 'Orange to purple is seven spaces: discard the 7.',
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
