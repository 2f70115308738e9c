import { ellipse } from '../../../art/paper';
import type { Symbol24 } from '../../../art/symbol';

const CAT =
  'M3.5 3L9 7.2Q12 6.4 15 7.2L20.5 3 21 13.2Q20.2 21 12 21.4 3.8 21 3 13.2ZM6.2 11.2l4.4 1.3-.7 2.6q-3.3 0-3.7-3.9ZM17.8 11.2l-4.4 1.3.7 2.6q3.3 0 3.7-3.9Z';
const MIRROR = `M12 1.2a7.8 8.8 0 0 1 2.2 17.2V23.2h-4.4v-4.8A7.8 8.8 0 0 1 12 1.2Z${ellipse(12, 10, 4.9, 5.9)}`;

/** The symbols of the three kinds of bad luck and of the fours. */
export const SUITS: Readonly<Record<string, Symbol24>> = {
  c: { d: CAT, colour: '#2E3547' },
  m: { d: MIRROR, line: 'M11.2 10.5L9 5.5M11.2 10.5l4.5-2.5M11.2 10.5l2 4.8', colour: '#1E4A55' },
  l: {
    d: 'M4.8 1h3.4v3h7.6V1h3.4v22h-3.4v-3H8.2v3H4.8ZM8.2 7.2v2.8h7.6V7.2ZM8.2 13.2v3.6h7.6v-3.6Z',
    colour: '#8A5A1E',
  },
  f: { d: 'M3.5 4.5h3.5V2h2.4v2.5h5.2V2h2.4v2.5h3.5V22h-17ZM6.2 10h11.6v9.3H6.2Z', colour: '#B0262C' },
};
