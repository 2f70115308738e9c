import type { LessonWords } from '../../../lesson/lesson';
import type { ThirteenLesson } from './en';

export const words: LessonWords<ThirteenLesson> = {
  goal: {
    bold: 'Wie de minste punten heeft, wint.',
    plain: 'Elke kaart die je pakt, kost een punt. Elke beurt speel je één kaart en trek je er één.',
  },
  colour: {
    bold: 'Elke kleur heeft zijn doeltegel.',
    plain: 'Geel gaat op geel, blauw op blauw. Tik op je gele 2 en dan op de gele doeltegel.',
    not: 'Neem nu de gele 2.',
  },
  exact: {
    bold: 'Precies 13 is veilig.',
    plain: 'Geel staat op 11. Welke van je kaarten maakt er 13 van en niet meer? Speel die.',
    not: 'Zoek de kaart die er precies 13 van maakt.',
  },
  over: {
    bold: 'Kom je boven de 13, dan pak je de kaarten.',
    plain: 'Iemand moest een 7 op jouw 13 leggen en pakte de vier kaarten die er lagen; alleen de 7 blijft.',
  },
  four: {
    bold: 'Vieze vieren passen overal.',
    plain: 'Ze tellen als 4, en er een pakken kost altijd twee punten. Leg de jouwe waar je niets hoeft te pakken.',
    not: 'Op één doeltegel past nog een 4.',
  },
  most: {
    bold: 'De meeste van een kleur zijn gratis.',
    plain:
      'Voor die kleur betaal je niets; bij gelijke stand betaalt iedereen. Nu, drie beurten later: speel je laatste kaart.',
  },
};
