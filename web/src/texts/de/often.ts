/** How often a move has a consequence, in ten cases. */
export const often = (times: number): string =>
  times === 0 ? 'in kaum einem Fall' : times >= 10 ? 'in fast jedem Fall' : `in ${times} von 10 Fällen`;
