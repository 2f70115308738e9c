import { type Decks, times } from '../../fair/deck';

const kind = (letter: string, zeros: number): string[] =>
  [
    [zeros, 0],
    [3, 1],
    [3, 2],
    [2, 4],
    [3, 5],
    [3, 7],
  ].flatMap(([count = 0, value]) => times(count, `${letter}${value}`));

export const decks: Decks = {
  1: {
    cards: (options) => {
      const zeros = options.get('deck') === '50' ? 0 : 1;
      return [...'cml'].flatMap((letter) => kind(letter, zeros)).concat(times(8, 'f'));
    },
  },
};
