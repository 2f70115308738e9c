/** The bar colours of number spaces and of the cards 1 to 4, 5 to 8, 9 to 12. */
export const BARS = ['#5E8C7A', '#417567', '#184A41'] as const;

/** The number of bars for the range of a number: one to three. */
export const barsOf = (value: number): number => Math.min(2, Math.floor((value - 1) / 4)) + 1;
