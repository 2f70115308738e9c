import type { LessonWords } from '../../../lesson/lesson';
import type { LeavesLesson } from './en';

export const words: LessonWords<LeavesLesson> = {
  goal: {
    bold: 'Raak al je kaarten kwijt.',
    plain: 'Wie als eerste zijn laatste speelt, wint. Je speelt steeds kaarten van één waarde.',
  },
  open: {
    bold: 'Op een lege rij mag alles.',
    plain: 'Tik op je 6’en en kies met plus hoeveel: met alle drie wordt het lastig voor de rest. Speel ze dan.',
    not: 'Alle drie: dan heeft de volgende er ook drie nodig.',
  },
  ends: {
    bold: 'Lager links, hoger rechts.',
    plain: 'Speel aan een kant van de rij, minstens zoveel kaarten als daar liggen. Wat heb jij dat past?',
    not: 'Je hoeft niet te passen: rechts past er iets van jou.',
  },
  pass: {
    bold: 'Past er niets? Pas dan.',
    plain: 'Je pakt één kaart uit de rij en doet niet mee tot die wordt afgeruimd. Pak een 7: je hebt er al een.',
    not: 'Pak een 7: met die van jou zijn het er twee.',
  },
  lap: {
    bold: 'Wie overblijft, ruimt de rij af.',
    plain:
      'De rest had gepast, dus er begint een nieuwe rij. De valkuil: middelste kaarten liggen gauw tussen de uiteinden. Speel ze vroeg.',
  },
  last: {
    bold: 'Drie 7’s, en er ligt een 10.',
    plain:
      'Een paar rondes later zijn dit je laatste kaarten. Lager past, en één is genoeg: speel ze alle drie en win.',
    not: 'Alle drie: dan is je hand leeg en heb je gewonnen.',
  },
};
