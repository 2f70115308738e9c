import type { LessonTexts } from '../en/lesson';

/** The frame of a lesson; the coach's words are with each game. */
export const lesson: LessonTexts = {
  mark: 'Übung',
  link: 'In einer Minute lernen',
  linkOf: (game) => `${game}: in einer Minute lernen`,
  title: (game) => `${game} in einer Minute`,
  step: (step, total) => `Schritt ${step} von ${total}`,
  back: 'Einen Schritt zurück',
  next: 'Weiter',
  skip: 'Überspringen',
  leave: 'Verlassen',
  waiting: 'Du bist dran',
  showMe: 'Zeig es mir',
  done: 'Jetzt weißt du, wie es geht.',
  playWhat: 'Eine erste Partie gegen schwache Bots?',
  playOn: 'Oder spiel hier weiter.',
  play: 'Jetzt spielen',
  again: 'Übung wiederholen',
};
