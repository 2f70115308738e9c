/** How often a move has a consequence, in ten cases. */
export const often = (times: number): string =>
  times === 0 ? 'in bijna geen geval' : times >= 10 ? 'in bijna elk geval' : `in ${times} van de 10 gevallen`;
