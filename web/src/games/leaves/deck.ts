import { type Decks, times } from '../../fair/deck';

const COPIES = [2, 3, 4, 5, 6, 7, 8, 7, 6, 5, 4, 3, 2];

export const decks: Decks = {
  1: { cards: () => COPIES.flatMap((count, i) => times(count, String(i + 1))), drawsStarters: true },
};
