import type { LessonWords } from '../../../lesson/lesson';

export const words = {
  goal: {
    bold: 'Get rid of all your cards.',
    plain: 'The first player to play their last card wins. You play cards of one value at a time.',
  },
  open: {
    bold: 'On an empty row, anything goes.',
    plain: 'Tap your 6s, then tap plus until you play all three: that is hard for the others to follow. Then play.',
    not: 'Play all three: then the next player needs three as well.',
  },
  ends: {
    bold: 'Lower left, higher right.',
    plain: 'Play at an end of the row, at least as many cards as lie there. What do you have that fits?',
    not: 'Do not pass yet: you have cards that fit on the right.',
  },
  pass: {
    bold: 'Nothing fits? Then pass.',
    plain: 'Take one card from the row; you are out until the row is cleared. Take a 7: you have one already.',
    not: 'Take a 7: with yours that makes two.',
  },
  lap: {
    bold: 'The last one in clears the row.',
    plain:
      'Everyone else had passed, so a new row begins. The trap: middle cards soon lie between the ends. Play them early.',
  },
  last: {
    bold: 'Three 7s, and one 10 in the row.',
    plain:
      'A few laps later, these are your last cards. They fit at the low end, and one is enough. Play all three and win.',
    not: 'All three: then your hand is empty, and you have won.',
  },
} satisfies LessonWords;
export type LeavesLesson = keyof typeof words;
