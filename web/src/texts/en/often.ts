import { plural } from '../words';

/** How often a move has a consequence, in ten times. */
export const often = (times: number): string =>
  times === 0
    ? 'less than 1 time in 10'
    : times >= 10
      ? 'almost every time'
      : `about ${plural(times, '1 time', `${times} times`)} in 10`;
