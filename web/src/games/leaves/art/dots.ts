/** The dots that are printed on the cards of a value: one for each card of it in the deck. */
export const dotsOf = (value: number): number => 8 - Math.abs(7 - value);
