import type { LessonWords } from '../../../lesson/lesson';
import type { FridayLesson } from './en';

export const words: LessonWords<FridayLesson> = {
  goal: {
    bold: 'Wie de minste punten heeft, wint.',
    plain: 'Elke pechkaart die je pakt, kost een punt, zelfs een nul. Deze ronde is bijna klaar.',
  },
  kinds: {
    bold: 'Katten op katten, ladders op ladders.',
    plain: 'Elke kaart gaat op de stapel van zijn soort. Tik op je ladder 5 en dan op de ladders.',
    not: 'Neem nu de ladder 5.',
  },
  over: {
    bold: 'Kom je boven de 13, dan pak je de stapel.',
    plain: 'De ladders staan op 11. Deze 7 zou 18 maken: dan pak je die drie kaarten, en de 7 blijft liggen.',
  },
  exact: {
    bold: 'Precies 13 is veilig.',
    plain: 'Welke van je ladders past er nog bij zonder dat je iets pakt? Speel die.',
    not: 'Zoek de kaart die er precies 13 van maakt.',
  },
  friday: {
    bold: 'Een vrijdagkaart past overal.',
    plain: 'Hij telt als 4, en hem pakken kost altijd twee punten. Leg de jouwe waar je niets hoeft te pakken.',
    not: 'Op één stapel past nog een 4.',
  },
  most: {
    bold: 'De meeste van een soort hebben brengt geluk.',
    plain:
      'Voor die soort betaal je niets; bij gelijke stand betaalt iedereen. Nu, een beurt later: speel je laatste kaart.',
  },
};
