import type { LessonWords } from '../../../lesson/lesson';
import type { SkipboLesson } from './en';

export const words: LessonWords<SkipboLesson> = {
  goal: {
    bold: 'Dein Spielerstapel muss weg.',
    plain: 'Zehn Karten liegen hier, nur die oberste ist offen. Wer zuerst die letzte anlegt, gewinnt sofort.',
  },
  pawns: {
    bold: 'Deine Figuren öffnen Stapel.',
    plain: 'Sie stehen auf Blau und auf Orange, also sind diese beiden Stapel für dich offen. Rosa würde zwei öffnen.',
  },
  build: {
    bold: 'Die Stapel steigen von 1 bis 12.',
    plain: 'Blau braucht eine 4: Leg deine an. Dann passt die 5 von deinem Spielerstapel: Leg sie auch an.',
    not: 'Erst die 4 von der Hand, dann die 5 vom Spielerstapel.',
  },
  wild: {
    bold: 'Ein Joker ist jede Zahl.',
    plain: 'Leg deinen auf Blau als 6 an. Danach passt eine 7. Du hast zwei: Spiel die vom Spielerstapel.',
    not: 'Erst der Joker, dann der Spielerstapel: Er muss leer werden.',
  },
  walk: {
    bold: 'Zum Schluss zieht eine Figur.',
    plain:
      'Leg die 7 auf den Hilfsstapel: Das beendet den Zug, und die Figur zieht von Orange auf Lila. Dort passt deine 2.',
    not: 'Von Orange nach Lila sind es sieben Felder: Nimm die 7.',
  },
  stock: {
    bold: 'Jetzt ist Lila offen.',
    plain: 'Deine Figur steht dort. Auf der Hand und auf dem Spielerstapel liegt eine 2: Welche legst du an?',
    not: 'Erst der Spielerstapel: Nur wer ihn leert, gewinnt.',
  },
  white: {
    bold: 'Vorsicht mit weißen Feldern.',
    plain:
      'Sie ersetzen eine Zahl oder dienen zum Tausch, öffnen aber keinen Stapel. Lass eine Figur auf einem Farbfeld.',
  },
};
