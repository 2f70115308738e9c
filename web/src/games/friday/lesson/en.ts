import type { LessonWords } from '../../../lesson/lesson';

export const words = {
  goal: {
    bold: 'The fewest points win.',
    plain:
      'Every bad-luck card that you take costs a point, whatever its number, even a zero. This round is nearly over.',
  },
  kinds: {
    bold: 'Cats on cats, ladders on ladders.',
    plain: 'Every card goes on the pile of its kind. Tap your ladder 5, then the ladders.',
    not: 'Take the ladder 5 this time.',
  },
  over: {
    bold: 'Over 13 takes the pile.',
    plain: 'The ladders lie at 11. This 7 would make 18: you would take those three cards, and the 7 would stay.',
  },
  exact: {
    bold: 'Exactly 13 is safe.',
    plain: 'Which of your ladders can go there without taking anything? Play it.',
    not: 'Look for the one that makes 13.',
  },
  friday: {
    bold: 'A Friday goes on any pile.',
    plain: 'It counts 4, and whoever takes it pays two points, always. Put yours where it takes nothing.',
    not: 'One pile still has room for a 4.',
  },
  most: {
    bold: 'The most of a kind is lucky.',
    plain: 'Who took the most of a kind drops it; on a tie, everybody pays. A turn later: play your last card.',
  },
} satisfies LessonWords;
export type FridayLesson = keyof typeof words;
