import { piles } from './pile';

/** Three players hold up to 14 cards, six of them 9. */
export const hands = piles(['c', 'm', 'l'], 'f', (players) => (players === 3 ? 14 : 9));
