import { ellipse, outline, star } from '../../../art/paper';
import type { Symbol24 } from '../../../art/symbol';

/** The symbols of the three colours and of the Nasty Four. */
export const SUITS: Readonly<Record<string, Symbol24>> = {
  b: { d: ellipse(12, 12, 9.5, 9.5), colour: '#1F55A0' },
  y: { d: 'M12 2.8L22 20.2H2Z', colour: '#F3B61F' },
  g: { d: 'M3.2 3.2H20.8V20.8H3.2Z', colour: '#2A7549' },
  n: { d: outline(star(12, 12, 9, 11, 6.9)), colour: '#BF2F2A' },
};
