/** The number of dots on a card: the count of its value in the deck. */
export const dotsOf = (value: number): number => 8 - Math.abs(7 - value);
