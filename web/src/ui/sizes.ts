/** The widths at which layouts change, for scripts; styles/sizes.test.ts has those of the styles. */
export const WIDE = 560;
export const DESK = 1080;
