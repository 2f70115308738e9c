import { piles } from './pile';

/** Of 53 cards, three players leave a quarter aside. */
export const hands = piles(['c', 'm', 'l'], 'f', (players) => Math.ceil(53 / Math.max(4, players)));
