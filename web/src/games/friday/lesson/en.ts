import type { LessonWords } from '../../../lesson/lesson';

export const words = {
  goal: {
    bold: 'The fewest points win.',
    plain: 'Every bad-luck card you take costs a point, even a zero. This round is nearly over.',
  },
  kinds: {
    bold: 'Cats on cats, ladders on ladders.',
    plain: 'Every card goes on the pile of its kind. Tap your ladder 5, then the ladders.',
    not: 'Take the ladder 5 this time.',
  },
  over: {
    bold: 'Go over 13 and you take the pile.',
    plain: 'The ladders are at 11. This 7 would make 18: you would take those three cards, and the 7 would stay.',
  },
  exact: {
    bold: 'Exactly 13 is safe.',
    plain: 'Which of your ladders can go there without taking anything? Play it.',
    not: 'Look for the one that makes 13.',
  },
  friday: {
    bold: 'A Friday goes on any pile.',
    plain: 'It counts 4 and always costs two points to take. Put yours where you take nothing.',
    not: 'One pile still has room for a 4.',
  },
  most: {
    bold: 'Having the most of a kind is lucky.',
    plain: 'You pay nothing for that kind; on a tie, everyone pays. Now, a turn later, play your last card.',
  },
} satisfies LessonWords;
export type FridayLesson = keyof typeof words;
