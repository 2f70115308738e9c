import type { LessonWords } from '../../../lesson/lesson';
import type { ThirteenLesson } from './en';

export const words: LessonWords<ThirteenLesson> = {
  goal: {
    bold: 'Wer die wenigsten Punkte hat, gewinnt.',
    plain: 'Jede Karte, die du nimmst, kostet einen Punkt. In jedem Zug spielst du eine Karte und ziehst eine nach.',
  },
  colour: {
    bold: 'Jede Farbe hat ihre Zielscheibe.',
    plain: 'Gelb kommt auf Gelb, Blau auf Blau. Tipp auf deine gelbe 2, dann auf die gelbe Zielscheibe.',
    not: 'Nimm diesmal die gelbe 2.',
  },
  exact: {
    bold: 'Genau 13 ist sicher.',
    plain: 'Gelb steht bei 11. Welche deiner Karten macht daraus 13 und nicht mehr? Spiel sie.',
    not: 'Such die Karte, die genau 13 ergibt.',
  },
  over: {
    bold: 'Kommst du über 13, nimmst du die Karten.',
    plain: 'Jemand musste eine 7 auf deine 13 legen und nahm die vier Karten, die dort lagen; nur die 7 bleibt.',
  },
  four: {
    bold: 'Fiese Vieren passen überall.',
    plain: 'Sie zählen 4, und eine zu nehmen kostet immer zwei Punkte. Leg deine dorthin, wo du nichts nehmen musst.',
    not: 'Auf einer Zielscheibe ist noch Platz für eine 4.',
  },
  most: {
    bold: 'Die meisten einer Farbe sind gratis.',
    plain:
      'Für diese Farbe zahlst du nichts; bei Gleichstand zahlen alle. Jetzt, drei Züge später: Spiel deine letzte Karte.',
  },
};
