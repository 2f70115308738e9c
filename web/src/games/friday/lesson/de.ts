import type { LessonWords } from '../../../lesson/lesson';
import type { FridayLesson } from './en';

export const words: LessonWords<FridayLesson> = {
  goal: {
    bold: 'Wer die wenigsten Punkte hat, gewinnt.',
    plain: 'Jede Pechkarte, die du nimmst, kostet einen Punkt, auch eine Null. Diese Runde ist fast vorbei.',
  },
  kinds: {
    bold: 'Katzen auf Katzen, Leitern auf Leitern.',
    plain: 'Jede Karte kommt auf den Stapel ihrer Art. Tipp auf deine Leiter 5, dann auf die Leitern.',
    not: 'Nimm diesmal die Leiter 5.',
  },
  over: {
    bold: 'Kommst du über 13, nimmst du den Stapel.',
    plain: 'Die Leitern stehen bei 11. Diese 7 ergäbe 18: Du müsstest die drei Karten nehmen, und die 7 bliebe liegen.',
  },
  exact: {
    bold: 'Genau 13 ist sicher.',
    plain: 'Welche deiner Leitern passt noch, ohne dass du etwas nehmen musst? Spiel sie.',
    not: 'Such die Karte, die genau 13 ergibt.',
  },
  friday: {
    bold: 'Ein Freitag passt auf jeden Stapel.',
    plain: 'Er zählt 4, und ihn zu nehmen kostet immer zwei Punkte. Leg deinen dorthin, wo du nichts nehmen musst.',
    not: 'Auf einem Stapel ist noch Platz für eine 4.',
  },
  most: {
    bold: 'Die meisten von einer Art bringen Glück.',
    plain:
      'Für diese Art zahlst du nichts; bei Gleichstand zahlen alle. Jetzt, einen Zug später: Spiel deine letzte Karte.',
  },
};
