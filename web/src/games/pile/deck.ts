import { times } from '../../fair/deck';

const COPIES = { 1: 3, 2: 3, 4: 2, 5: 3, 7: 3 };

/** The cards of three suits, then the special fours. */
export const deckOf = (suits: string, four: string, zeros = 0): string[] =>
  [...suits]
    .flatMap((suit) => Object.entries({ 0: zeros, ...COPIES }).flatMap(([value, count]) => times(count, suit + value)))
    .concat(times(8, four));
