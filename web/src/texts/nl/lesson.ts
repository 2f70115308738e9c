import type { LessonTexts } from '../en/lesson';

/** The frame of a lesson; the coach's words are with each game. */
export const lesson: LessonTexts = {
  mark: 'Les',
  link: 'Leer het in een minuut',
  linkOf: (game) => `${game}: leer het in een minuut`,
  title: (game) => `${game} in een minuut`,
  step: (step, total) => `Stap ${step} van ${total}`,
  back: 'Eén stap terug',
  next: 'Verder',
  skip: 'Overslaan',
  leave: 'Verlaten',
  waiting: 'Jouw beurt',
  showMe: 'Laat zien',
  done: 'Nu weet je hoe het gaat.',
  playWhat: 'Een eerste partij tegen zwakke bots?',
  playOn: 'Of speel hier verder.',
  play: 'Nu spelen',
  again: 'Les herhalen',
};
