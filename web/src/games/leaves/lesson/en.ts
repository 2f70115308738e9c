import type { LessonWords } from '../../../lesson/lesson';

export const words = {
  goal: {
    bold: 'Get rid of all your cards.',
    plain: 'Whoever plays the last one first wins. You play cards of one value at a time.',
  },
  open: {
    bold: 'On an empty row, anything goes.',
    plain: 'Tap your 6s. Choose with plus how many: all three make it hard for the others. Then play.',
    not: 'All three: then the next one needs three as well.',
  },
  ends: {
    bold: 'Lower left, higher right.',
    plain: 'Play at an end of the row, at least as many cards as lie there. What do you have that fits?',
    not: 'You need not pass: something of yours fits on the right.',
  },
  pass: {
    bold: 'Nothing fits? Then pass.',
    plain: 'You take one card of the row and are out until it is cleared. Take a 7: you hold one.',
    not: 'Take a 7: with yours that makes two.',
  },
  lap: {
    bold: 'The last one in clears the row.',
    plain:
      'Everybody else had passed, so a new row begins. The trap: middle cards soon lie between the ends. Play them early.',
  },
  last: {
    bold: 'Three 7s, and the row is a 10.',
    plain: 'A few laps later these are your last cards. Lower fits, and one would do: play all three and win.',
    not: 'All three: then your hand is empty, and you have won.',
  },
} satisfies LessonWords;
export type LeavesLesson = keyof typeof words;
