import type { LessonWords } from '../../../lesson/lesson';
import type { SkipboLesson } from './en';

export const words: LessonWords<SkipboLesson> = {
  goal: {
    bold: 'Je voorraadstapel moet leeg.',
    plain: 'Hier liggen tien kaarten gedekt; alleen de bovenste zie je. Wie zijn laatste speelt, wint meteen.',
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
    plain: 'Speel de jouwe op blauw als 6. Daarna past een 7, en je hebt er twee: voorraad gaat voor hand.',
    not: 'Eerst de joker. Dan de voorraadstapel, want alleen daarmee win je.',
  },
  walk: {
    bold: 'Afleggen verzet een pion.',
    plain:
      'Het beëindigt je beurt. Op je voorraadstapel ligt een 2, paars heeft die nodig: leg de 7 af en loop van oranje naar paars.',
    not: 'Van oranje naar paars is zeven stappen: leg de 7 af.',
  },
  stock: {
    bold: 'Nu is paars open.',
    plain: 'Je pion staat er. In je hand en op je voorraadstapel ligt een 2: welke speel je?',
    not: 'Eerst de voorraadstapel: alleen wie die leegmaakt, wint.',
  },
  white: {
    bold: 'Let op witte vakken.',
    plain:
      'Ze vallen in voor een getal of ruilen de kaart van je voorraadstapel, maar openen geen stapel. Laat een pion op een kleur staan.',
  },
};
