import { pile, verb } from '../../pile/texts/en';
import type { FourWords, KindWords, Kinds } from '../../pile/texts/en';
import { capital } from '../../../texts/words';

const luck = (one: string, many: string): KindWords => ({
  title: capital(many),
  pile: `the ${many}`,
  target: `${one} pile`,
  most: `the most ${many}`,
  tied: many,
  notHere: `Not for ${many}`,
  card: (value) => `${one} ${value}`,
});

export const texts = {
  ...pile,
  title: 'Friday the 13th',
  like: 'Cats, mirrors, ladders. Taking the most of one is lucky.',
  size: '3–6 players · 20 min',
  gist: 'Cats, mirrors, ladders: collect the least bad luck.',
  players: '3 to 6 players',
  credit: 'Friday the 13th is a game by Reiner Knizia, first published by Le Scorpion Masqué in 2014.',
  options: {
    ...pile.options,
    deck: {
      name: 'Cards',
      why: 'One edition leaves the three zeros out.',
      values: { '53': '53, with zeros', '50': '50, without zeros' },
    },
  },
  refusals: {
    NOT_HELD: 'You do not hold that card.',
    WRONG_PILE: 'A bad-luck card goes only on the pile of its own kind.',
  },
  hints: {
    kind: {
      bold: 'The fewest points win.',
      plain:
        'Cards you take cost points. Play one card on its own kind: cats on cats, mirrors on mirrors, ladders on ladders.',
    },
    over: {
      bold: 'Over 13 takes the pile.',
      plain: 'The card you play stays, the others are yours. Exactly 13 is safe.',
    },
    friday: { bold: 'A Friday fits on every pile.', plain: 'Whoever takes it pays two points for it, always.' },
    most: {
      bold: 'The most of a kind is lucky.',
      plain: 'Taken cards cost a point each. Only who has the most of a kind drops it.',
    },
  },
  targets: 'Piles',
  kinds: [luck('Cat', 'cats'), luck('Mirror', 'mirrors'), luck('Ladder', 'ladders')] satisfies Kinds as Kinds,
  four: {
    title: 'Fridays',
    card: 'Friday',
    where: 'Your turn. Where does the Friday go?',
    laid: (who, pile, sum) => `${verb(who, 'put', 'puts')} a Friday on ${pile}: ${sum}.`,
  } satisfies FourWords as FourWords,
};
export type FridayTexts = typeof texts;
