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
});

export const texts: FridayTexts = {
  ...pile,
  title: 'Vrijdag de 13e',
  like: 'Katten, spiegels, ladders. Wie van één soort de meeste heeft, boft.',
  size: '3–6 spelers · 20 min',
  gist: 'Katten, spiegels, ladders: verzamel de minste pech.',
  players: '3 tot 6 spelers',
  credit: 'Vrijdag de 13e is een spel van Reiner Knizia, voor het eerst uitgegeven door Le Scorpion Masqué in 2014.',
  options: {
    ...pile.options,
    deck: {
      name: 'Kaarten',
      why: 'Eén uitgave laat de drie nullen weg.',
      values: { '53': '53, met nullen', '50': '50, zonder nullen' },
    },
  },
  refusals: {
    NOT_HELD: 'Die kaart heb je niet.',
    WRONG_PILE: 'Een pechkaart mag alleen op de stapel van zijn eigen soort.',
  },
  hints: {
    kind: {
      bold: 'Wie de minste punten heeft, wint.',
      plain:
        'Gepakte kaarten kosten punten. Leg elke kaart bij zijn eigen soort: katten op katten, spiegels op spiegels, ladders op ladders.',
    },
    over: {
      bold: 'Boven de 13 pak je de stapel.',
      plain: 'Je eigen kaart blijft liggen, de rest pak je. Precies 13 is veilig.',
    },
    friday: {
      bold: 'Een vrijdagkaart past op elke stapel.',
      plain: 'Wie hem pakt, betaalt er altijd twee punten voor.',
    },
    most: {
      bold: 'De meeste van een soort hebben brengt geluk.',
      plain: 'Elke gepakte pechkaart kost een punt. Alleen wie als enige de meeste heeft, legt die soort af.',
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
    where: 'Jouw beurt. Waar leg je de vrijdagkaart?',
    laid: (who, pile, sum) => `${acts(who)} legt een vrijdagkaart op ${pile}: ${sum}.`,
  },
};
