import type { LessonWords } from '../../../lesson/lesson';

export const words = {
  goal: {
    bold: 'The fewest points win.',
    plain: 'Every card that you take costs a point. Each turn you play one card and draw one.',
  },
  colour: {
    bold: 'Each colour has its target.',
    plain: 'Yellow goes on yellow, blue on blue. Tap your yellow 2, then the yellow target.',
    not: 'Take the yellow 2 this time.',
  },
  exact: {
    bold: 'Exactly 13 is safe.',
    plain: 'Yellow lies at 11. Which of your cards makes it 13 and no more? Play it.',
    not: 'Look for the one that makes 13.',
  },
  over: {
    bold: 'Over 13 takes the pile.',
    plain: 'Somebody had to put a 7 on your 13. They took the four cards that lay there; only the 7 stays.',
  },
  four: {
    bold: 'Nasty Fours go anywhere.',
    plain: 'They count 4, and whoever takes one pays two points, always. Put yours where it takes nothing.',
    not: 'One target still has room for a 4.',
  },
  most: {
    bold: 'The most of a colour is free.',
    plain:
      'Who took the most of a colour pays nothing; on a tie, everybody pays. Three turns later: play your last card.',
  },
} satisfies LessonWords;
export type ThirteenLesson = keyof typeof words;
