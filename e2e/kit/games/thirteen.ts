import { piles } from './pile';

export const hands = piles(['b', 'y', 'g'], 'n', () => 5);
