import type { LessonWords } from '../../../lesson/lesson';
import type { LeavesLesson } from './en';

export const words: LessonWords<LeavesLesson> = {
  goal: {
    bold: 'Werde alle deine Karten los.',
    plain: 'Wer zuerst die letzte Karte spielt, gewinnt. Du spielst immer nur Karten von einem Wert.',
  },
  open: {
    bold: 'In einer leeren Reihe geht alles.',
    plain: 'Tipp auf deine 6er, dann auf Plus, bis es alle drei sind: So kommen die anderen schwer mit. Dann spiel.',
    not: 'Spiel alle drei: Dann braucht der Nächste auch drei.',
  },
  ends: {
    bold: 'Niedriger links, höher rechts.',
    plain: 'Spiel an einem Ende der Reihe, mindestens so viele Karten, wie dort liegen. Was hast du, das passt?',
    not: 'Du musst nicht passen: Du hast Karten, die rechts passen.',
  },
  pass: {
    bold: 'Nichts passt? Dann passe.',
    plain: 'Nimm eine Karte aus der Reihe; du bist draußen, bis sie abgeräumt wird. Nimm eine 7: Eine hast du schon.',
    not: 'Nimm eine 7: Mit deiner sind es zwei.',
  },
  lap: {
    bold: 'Wer übrig bleibt, räumt ab.',
    plain:
      'Alle anderen hatten gepasst, eine neue Reihe beginnt. Mittlere Karten liegen bald zwischen den Enden: Spiel sie früh.',
  },
  last: {
    bold: 'Drei 7er, und in der Reihe eine 10.',
    plain:
      'Einige Runden später sind das deine letzten Karten. Sie passen unten, eine reicht: Spiel alle drei, und du gewinnst.',
    not: 'Alle drei: Dann ist deine Hand leer, und du hast gewonnen.',
  },
};
