/** The frame of a lesson; the coach's words are with each game. */
export const lesson = {
  mark: 'Lesson',
  link: 'Learn it in a minute',
  linkOf: (game: string) => `${game}: learn it in a minute`,
  title: (game: string) => `${game} in a minute`,
  step: (step: number, total: number) => `Step ${step} of ${total}`,
  back: 'One step back',
  next: 'Next',
  skip: 'Skip',
  leave: 'Leave',
  waiting: 'Waiting for your move',
  showMe: 'Show me',
  done: 'Now you know how to play.',
  playWhat: 'Play a first match with easy bots?',
  playOn: 'Or play on here.',
  play: 'Play now',
  again: 'Repeat the lesson',
};
export type LessonTexts = typeof lesson;
