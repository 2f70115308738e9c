import { type Decks, times } from '../../fair/deck';

const colour = (letter: string): string[] =>
  [
    [3, 1],
    [3, 2],
    [2, 4],
    [3, 5],
    [3, 7],
  ].flatMap(([count = 0, value]) => times(count, `${letter}${value}`));

export const decks: Decks = {
  1: { cards: () => [...'byg'].flatMap(colour).concat(times(8, 'n')) },
};
