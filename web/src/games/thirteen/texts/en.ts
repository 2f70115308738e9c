import { pile, verb } from '../../pile/texts/en';
import type { FourWords, KindWords, Kinds } from '../../pile/texts/en';

const colour = (title: string, name: string): KindWords => ({
  title,
  pile: name,
  target: `${title} target`,
  most: `the most ${name} cards`,
  tied: name,
  notHere: `Not for ${name}`,
  card: (value) => `${title} ${value}`,
  plain: (value) => `${name} ${value}`,
});

export const texts = {
  ...pile,
  title: '13',
  like: 'Three targets. Go over 13 and you take the cards.',
  size: '3–6 players · 20 min',
  gist: 'Go over 13 and you take the cards. The fewest points win.',
  players: '3 to 6 players',
  credit: '13 is a game by Reiner Knizia, first published by Amigo in 2009.',
  refusals: {
    NOT_HELD: 'That card is not in your hand.',
    WRONG_TARGET: 'A coloured card goes only on the target of its own colour.',
  },
  hints: {
    hand: {
      bold: 'The fewest points win.',
      plain: 'Cards you take cost points. Play a card on the target of its colour, then draw one.',
    },
    target: { bold: 'Stay at 13 or under.', plain: 'The number is the total of its cards. Exactly 13 is safe.' },
    high: { bold: 'This one is getting full.', plain: 'If you go over 13, you take the cards here.' },
    nasty: { bold: 'A Nasty Four goes on any target.', plain: 'If you take it, it always costs two points.' },
    taken: {
      bold: 'Taken cards cost a point each.',
      plain: 'But the player with the most of a colour pays nothing for it.',
    },
  },
  targets: 'Targets',
  kinds: [colour('Blue', 'blue'), colour('Yellow', 'yellow'), colour('Green', 'green')] satisfies Kinds as Kinds,
  four: {
    title: 'Nasty Fours',
    card: 'Nasty Four',
    plain: 'Nasty Four',
    where: 'Your turn. Where does the Nasty Four go?',
    laid: (who, pile, sum) => `${verb(who, 'bring', 'brings')} ${pile} to ${sum} with a Nasty Four.`,
  } satisfies FourWords as FourWords,
};
export type ThirteenTexts = typeof texts;
