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
  plain: (value) => `${one.toLowerCase()} ${value}`,
});

export const texts = {
  ...pile,
  title: 'Friday the 13th',
  like: 'Cats, mirrors, ladders. The most of one kind costs nothing.',
  size: '3–6 players · 20 min',
  gist: 'Collect as little bad luck as you can: cats, mirrors, ladders.',
  players: '3 to 6 players',
  credit: 'Friday the 13th is a game by Reiner Knizia, first published by Le Scorpion Masqué in 2014.',
  options: {
    ...pile.options,
    deck: {
      name: 'Cards',
      why: 'One edition has no zeros.',
      values: { '53': '53, with zeros', '50': '50, without zeros' },
    },
  },
  refusals: {
    NOT_HELD: 'That card is not in your hand.',
    WRONG_PILE: 'A bad-luck card goes only on the pile of its own kind.',
  },
  hints: {
    kind: {
      bold: 'The fewest points win.',
      plain:
        'Cards you take cost points. Play each card on its own kind: cats on cats, mirrors on mirrors, ladders on ladders.',
    },
    over: {
      bold: 'Go over 13 and you take the pile.',
      plain: 'The card you play stays; you take the rest. Exactly 13 is safe.',
    },
    friday: { bold: 'A Friday goes on any pile.', plain: 'If you take it, it always costs two points.' },
    most: {
      bold: 'Having the most of a kind is lucky.',
      plain: 'Taken cards cost a point each. The player with the most of a kind pays nothing for it.',
    },
  },
  targets: 'Piles',
  kinds: [luck('Cat', 'cats'), luck('Mirror', 'mirrors'), luck('Ladder', 'ladders')] satisfies Kinds as Kinds,
  four: {
    title: 'Fridays',
    card: 'Friday',
    where: 'Your turn. Where does the Friday card go?',
    laid: (who, pile, sum) => `${verb(who, 'bring', 'brings')} ${pile} to ${sum} with a Friday card.`,
    plain: 'Friday',
  } satisfies FourWords as FourWords,
};
export type FridayTexts = typeof texts;
