/** How often something comes of a move, in ten cases. */
export const often = (times: number): string =>
  times === 0 ? 'in bijna geen geval' : times >= 10 ? 'in bijna elk geval' : `in ${times} van de 10 gevallen`;
