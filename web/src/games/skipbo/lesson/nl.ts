import type { LessonWords } from '../../../lesson/lesson';
import type { SkipboLesson } from './en';

export const words: LessonWords<SkipboLesson> = {
  goal: {
    bold: 'Je voorraadstapel moet leeg.',
    plain: 'Hier liggen tien kaarten; alleen de bovenste ligt open. Wie als eerste de laatste speelt, wint meteen.',
  },
  pawns: {
    bold: 'Je pionnen openen stapels.',
    plain: 'Ze staan op blauw en op oranje, dus die twee stapels zijn voor jou open. Roze zou er twee openen.',
  },
  build: {
    bold: 'Stapels gaan van 1 t/m 12.',
    plain: 'Blauw heeft een 4 nodig: speel de jouwe. Dan past de 5 van je voorraadstapel: speel die ook.',
    not: 'Eerst de 4 uit je hand, dan de 5 van je voorraadstapel.',
  },
  wild: {
    bold: 'Een joker is elk getal.',
    plain: 'Speel de jouwe op blauw als 6. Daarna past een 7. Je hebt er twee: speel die van je voorraadstapel.',
    not: 'Eerst de joker, dan de voorraadstapel: die moet leeg.',
  },
  walk: {
    bold: 'Afleggen verzet een pion.',
    plain:
      'Het beëindigt je beurt. Op je voorraadstapel ligt een 2, en paars heeft die nodig: leg de 7 af en loop naar paars.',
    not: 'Van oranje naar paars is zeven vakken: leg de 7 af.',
  },
  stock: {
    bold: 'Nu is paars open.',
    plain: 'Je pion staat er. In je hand en op je voorraadstapel ligt een 2: welke speel je?',
    not: 'Eerst de voorraadstapel: alleen wie die leegmaakt, wint.',
  },
  white: {
    bold: 'Let op witte vakken.',
    plain:
      'Ze vallen in voor een getal of zijn om te ruilen, maar openen geen stapel. Laat een pion op een kleur staan.',
  },
};
