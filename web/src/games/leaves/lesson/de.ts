import type { LessonWords } from '../../../lesson/lesson';
import type { LeavesLesson } from './en';

export const words: LessonWords<LeavesLesson> = {
  goal: {
    bold: 'Werde alle deine Karten los.',
    plain: 'Wer zuerst keine mehr hat, gewinnt. Du spielst immer nur Karten von einem Wert.',
  },
  open: {
    bold: 'In einer leeren Reihe geht alles.',
    plain: 'Tipp auf deine 6en und wähl mit Plus, wie viele: Mit allen dreien haben es die anderen schwer. Dann spiel.',
    not: 'Alle drei: Dann braucht der Nächste auch drei.',
  },
  ends: {
    bold: 'Niedriger links, höher rechts.',
    plain: 'Spiel an einem Ende der Reihe, mindestens so viele Karten, wie dort liegen. Was hast du, das passt?',
    not: 'Du musst nicht passen: Rechts passt etwas von dir.',
  },
  pass: {
    bold: 'Nichts passt? Dann passe.',
    plain:
      'Du nimmst eine Karte aus der Reihe und bist draußen, bis sie abgeräumt wird. Nimm eine 7: Eine hast du schon.',
    not: 'Nimm eine 7: Mit deiner sind es zwei.',
  },
  lap: {
    bold: 'Wer übrig bleibt, räumt ab.',
    plain:
      'Alle anderen hatten gepasst, eine neue Reihe beginnt. Die Falle: Mittlere Karten liegen bald zwischen den Enden. Spiel sie früh.',
  },
  last: {
    bold: 'Drei 7en, und dort liegt eine 10.',
    plain:
      'Einige Runden später sind das deine letzten Karten. Niedriger passt, eine würde reichen: Spiel alle drei, und du gewinnst.',
    not: 'Alle drei: Dann ist deine Hand leer, und du hast gewonnen.',
  },
};
