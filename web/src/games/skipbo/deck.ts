import { type Decks, times } from '../../fair/deck';

export const decks: Decks = {
  1: {
    cards: (options) => [
      ...times(8, '1 2 3 4 5 6 7 8 9 10 11 12'),
      ...times(options.get('wilds') === '12' ? 12 : 16, 'w'),
    ],
    isReshuffled: true,
  },
};
