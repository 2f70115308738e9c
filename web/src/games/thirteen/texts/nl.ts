import { acts, pile } from '../../pile/texts/nl';
import type { KindWords } from '../../pile/texts/en';
import type { ThirteenTexts } from './en';

const colour = (title: string, name: string, bent: string): KindWords => ({
  title,
  pile: name,
  target: `${bent} doeltegel`,
  most: `de meeste ${bent.toLowerCase()} kaarten`,
  tied: name,
  notHere: `Niet voor ${name}`,
  card: (value) => `${bent} ${value}`,
  plain: (value) => `${bent.toLowerCase()} ${value}`,
});

export const texts: ThirteenTexts = {
  ...pile,
  title: '13',
  like: 'Drie doeltegels. Kom je boven de 13, dan pak je de kaarten.',
  size: '3–6 spelers · 20 min',
  gist: 'Kom je boven de 13, dan pak je de kaarten. Wie de minste punten heeft, wint.',
  players: '3 tot 6 spelers',
  credit: '13 is een spel van Reiner Knizia, voor het eerst uitgegeven door Amigo in 2009.',
  refusals: {
    NOT_HELD: 'Die kaart heb je niet in je hand.',
    WRONG_TARGET: 'Een kleurkaart mag alleen op de doeltegel van zijn eigen kleur.',
  },
  hints: {
    hand: {
      bold: 'Wie de minste punten heeft, wint.',
      plain:
        'Gepakte kaarten kosten punten. Een kleurkaart past alleen op de doeltegel van die kleur; daarna trek je er één.',
    },
    target: {
      bold: 'Kom niet boven de 13.',
      plain: 'Het getal is de som van de kaarten. Precies 13 is veilig.',
    },
    high: { bold: 'Hier wordt het krap.', plain: 'Kom je boven de 13, dan pak je de kaarten die hier liggen.' },
    nasty: {
      bold: 'Een vieze vier past overal.',
      plain: 'Als je hem pakt, kost hij altijd twee punten.',
    },
    taken: {
      bold: 'Elke gepakte kleurkaart kost een punt.',
      plain: 'Maar wie als enige de meeste van een kleur heeft, betaalt daar niets voor.',
    },
  },
  targets: 'Doeltegels',
  kinds: [colour('Blauw', 'blauw', 'Blauwe'), colour('Geel', 'geel', 'Gele'), colour('Groen', 'groen', 'Groene')],
  four: {
    title: 'Vieze vieren',
    card: 'Vieze vier',
    plain: 'vieze vier',
    where: 'Jouw beurt. Waar leg je de vieze vier?',
    laid: (who, pile, sum) => `${acts(who)} brengt ${pile} op ${sum} met een vieze vier.`,
  },
};
