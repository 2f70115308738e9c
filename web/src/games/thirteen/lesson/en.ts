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
    plain: 'Yellow is at 11. Which of your cards makes it 13 and no more? Play it.',
    not: 'Look for the one that makes 13.',
  },
  over: {
    bold: 'Go over 13 and you take the cards.',
    plain: 'Someone had to put a 7 on your 13. They took the four cards there; only the 7 stays.',
  },
  four: {
    bold: 'Nasty Fours go anywhere.',
    plain: 'They count 4 and always cost two points to take. Put yours where you take nothing.',
    not: 'One target still has room for a 4.',
  },
  most: {
    bold: 'Have the most of a colour and pay nothing.',
    plain: 'You pay nothing for that colour; on a tie, everyone pays. Now, three turns later, play your last card.',
  },
} satisfies LessonWords;
export type ThirteenLesson = keyof typeof words;
