/** How often something comes of a move, in ten cases. */
export const often = (times: number): string =>
  times === 0 ? 'in hardly any case' : times >= 10 ? 'in almost every case' : `in ${times} of 10 cases`;
