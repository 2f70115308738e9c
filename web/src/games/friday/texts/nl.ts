import { acts, pile } from '../../pile/texts/nl';
import type { KindWords } from '../../pile/texts/en';
import type { FridayTexts } from './en';

const luck = (title: string, one: string, many: string, target: string): KindWords => ({
  title,
  pile: `de ${many}`,
  target,
  most: `de meeste ${many}`,
  tied: `de ${many}`,
  notHere: `Niet voor ${many}`,
  card: (value) => `${one} ${value}`,
  plain: (value) => `${one.toLowerCase()} ${value}`,
});

export const texts: FridayTexts = {
  ...pile,
  title: 'Vrijdag de 13e',
  like: 'Katten, spiegels, ladders. De meeste van één soort kosten niets.',
  size: '3–6 spelers · 20 min',
  gist: 'Katten, spiegels, ladders: verzamel zo min mogelijk pech.',
  players: '3 tot 6 spelers',
  credit: 'Vrijdag de 13e is een spel van Reiner Knizia, voor het eerst uitgegeven door Le Scorpion Masqué in 2014.',
  options: {
    ...pile.options,
    deck: {
      name: 'Kaarten',
      why: 'Eén uitgave heeft geen nullen.',
      values: { '53': '53, met nullen', '50': '50, zonder nullen' },
    },
  },
  refusals: {
    NOT_HELD: 'Die kaart heb je niet in je hand.',
    WRONG_PILE: 'Een pechkaart mag alleen op de stapel van zijn eigen soort.',
  },
  hints: {
    kind: {
      bold: 'Wie de minste punten heeft, wint.',
      plain:
        'Gepakte kaarten kosten punten. Leg elke kaart bij zijn eigen soort: katten op katten, spiegels op spiegels, ladders op ladders.',
    },
    over: {
      bold: 'Kom je boven de 13, dan pak je de stapel.',
      plain: 'Je eigen kaart blijft liggen, de rest pak je. Precies 13 is veilig.',
    },
    friday: {
      bold: 'Een vrijdagkaart past op elke stapel.',
      plain: 'Als je hem pakt, kost hij altijd twee punten.',
    },
    most: {
      bold: 'De meeste van een soort hebben brengt geluk.',
      plain:
        'Elke gepakte pechkaart kost een punt. Maar wie als enige de meeste van een soort heeft, betaalt daar niets voor.',
    },
  },
  targets: 'Stapels',
  kinds: [
    luck('Katten', 'Kat', 'katten', 'Kattenstapel'),
    luck('Spiegels', 'Spiegel', 'spiegels', 'Spiegelstapel'),
    luck('Ladders', 'Ladder', 'ladders', 'Ladderstapel'),
  ],
  four: {
    title: 'Vrijdagen',
    card: 'Vrijdagkaart',
    plain: 'vrijdagkaart',
    where: 'Jouw beurt. Waar leg je de vrijdagkaart?',
    laid: (who, pile, sum) => `${acts(who)} brengt ${pile} op ${sum} met een vrijdagkaart.`,
  },
};
