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
});

export const texts = {
  ...pile,
  title: '13',
  like: 'Three targets. Stay at 13 or under, or take the lot.',
  size: '3–6 players · 20 min',
  gist: 'Stay at 13 or under, or take the pile.',
  players: '3 to 6 players',
  credit: '13 is a game by Reiner Knizia, first published by Amigo in 2009.',
  refusals: {
    NOT_HELD: 'You do not hold that card.',
    WRONG_TARGET: 'A coloured card goes only on the target of its own colour.',
  },
  hints: {
    hand: {
      bold: 'The fewest points win.',
      plain: 'Cards you take cost points. Play one card on the target of its colour, then you draw one.',
    },
    target: { bold: 'Stay at 13 or under.', plain: 'The number is the sum of the cards. Exactly 13 is safe.' },
    high: { bold: 'This one is getting full.', plain: 'Whoever goes over 13 takes the cards that lie here.' },
    nasty: { bold: 'A Nasty Four fits anywhere.', plain: 'Whoever takes it pays two points for it, always.' },
    taken: {
      bold: 'Taken cards cost a point each.',
      plain: 'But whoever has the most of a colour pays nothing for it.',
    },
  },
  targets: 'Targets',
  kinds: [colour('Blue', 'blue'), colour('Yellow', 'yellow'), colour('Green', 'green')] satisfies Kinds as Kinds,
  four: {
    title: 'Nasty Fours',
    card: 'Nasty Four',
    where: 'Your turn. Where does the Nasty Four go?',
    laid: (who, pile, sum) => `${verb(who, 'put', 'puts')} a Nasty Four on ${pile}: ${sum}.`,
  } satisfies FourWords as FourWords,
};
export type ThirteenTexts = typeof texts;
