import type { LessonWords } from '../../../lesson/lesson';
import type { LeavesLesson } from './en';

export const words: LessonWords<LeavesLesson> = {
  goal: {
    bold: 'Raak al je kaarten kwijt.',
    plain: 'Wie als eerste de laatste kaart speelt, wint. Je speelt steeds kaarten van één waarde.',
  },
  open: {
    bold: 'Op een lege rij mag alles.',
    plain: 'Tik op je 6’en en dan op plus tot het er drie zijn: dat is lastig voor de rest. Speel ze dan.',
    not: 'Speel ze alle drie: dan heeft de volgende er ook drie nodig.',
  },
  ends: {
    bold: 'Lager links, hoger rechts.',
    plain: 'Speel aan een kant van de rij, minstens zoveel kaarten als daar liggen. Wat heb jij dat past?',
    not: 'Je hoeft niet te passen: je hebt kaarten die rechts passen.',
  },
  pass: {
    bold: 'Past er niets? Pas dan.',
    plain: 'Pak één kaart uit de rij; je doet niet mee tot die wordt afgeruimd. Pak een 7: je hebt er al een.',
    not: 'Pak een 7: met die van jou zijn het er twee.',
  },
  lap: {
    bold: 'Wie overblijft, ruimt de rij af.',
    plain:
      'De rest had gepast, dus er begint een nieuwe rij. Middelste kaarten liggen gauw tussen de uiteinden: speel ze vroeg.',
  },
  last: {
    bold: 'Drie 7’s, en één 10 in de rij.',
    plain:
      'Een paar rondes later zijn dit je laatste kaarten. Ze passen links, en één is genoeg. Speel ze alle drie en win.',
    not: 'Alle drie: dan is je hand leeg en heb je gewonnen.',
  },
};
