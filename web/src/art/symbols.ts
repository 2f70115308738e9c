import type { Colour } from '../games/skipbo/types';
import type { GameId } from '../protocol/games';
import { ellipse, outline, star } from './paper';

/** A symbol in a box of 24 by 24: one outline (holes by the even-odd rule), and perhaps a line drawn on it. */
export interface Symbol24 {
  d: string;
  line?: string;
  /** What lies on it in pale yellow: the middle of the blossom. */
  heart?: string;
  /** Overlapping parts add up instead of cutting holes. */
  isWhole?: boolean;
  colour: string;
}

const BURST = outline(star(12, 12, 9, 11, 6.9));
const CAT =
  'M3.5 3L9 7.2Q12 6.4 15 7.2L20.5 3 21 13.2Q20.2 21 12 21.4 3.8 21 3 13.2ZM6.2 11.2l4.4 1.3-.7 2.6q-3.3 0-3.7-3.9ZM17.8 11.2l-4.4 1.3.7 2.6q3.3 0 3.7-3.9Z';
const MIRROR = `M12 1.2a7.8 8.8 0 0 1 2.2 17.2V23.2h-4.4v-4.8A7.8 8.8 0 0 1 12 1.2Z${ellipse(12, 10, 4.9, 5.9)}`;

/** The suits: three colours and the Nasty Four, three kinds and Friday. */
export const SUITS: Partial<Record<GameId, Record<string, Symbol24>>> = {
  thirteen: {
    b: { d: ellipse(12, 12, 9.5, 9.5), colour: '#1F55A0' },
    y: { d: 'M12 2.8L22 20.2H2Z', colour: '#F3B61F' },
    g: { d: 'M3.2 3.2H20.8V20.8H3.2Z', colour: '#2A7549' },
    n: { d: BURST, colour: '#BF2F2A' },
  },
  friday: {
    c: { d: CAT, colour: '#2E3547' },
    m: { d: MIRROR, line: 'M11.2 10.5L9 5.5M11.2 10.5l4.5-2.5M11.2 10.5l2 4.8', colour: '#1E4A55' },
    l: {
      d: 'M4.8 1h3.4v3h7.6V1h3.4v22h-3.4v-3H8.2v3H4.8ZM8.2 7.2v2.8h7.6V7.2ZM8.2 13.2v3.6h7.6v-3.6Z',
      colour: '#8A5A1E',
    },
    f: { d: 'M3.5 4.5h3.5V2h2.4v2.5h5.2V2h2.4v2.5h3.5V22h-17ZM6.2 10h11.6v9.3H6.2Z', colour: '#B0262C' },
  },
};

/** The five colours of the Skip-Bo track; pawns have no pink. */
export type SpaceColour = Colour | 'pink';

const BLOSSOM = Array.from({ length: 5 }, (_, i) => {
  const angle = (i * 72 * Math.PI) / 180;
  return ellipse(12 + 5.4 * Math.sin(angle), 12 - 5.4 * Math.cos(angle), 5, 5);
}).join('');

export const SPACES: Record<SpaceColour, Symbol24> = {
  blue: { d: 'M12 1.5C15.5 7 19.5 10.8 19.5 15.2a7.5 7.5 0 0 1-15 0C4.5 10.8 8.5 7 12 1.5Z', colour: '#1F5FAE' },
  orange: { d: outline(star(12, 12, 10, 11.5, 7)), colour: '#E07A1F' },
  purple: { d: 'M14.5 1.8A10.4 10.4 0 1 0 22.2 15.6 8.6 8.6 0 0 1 14.5 1.8Z', colour: '#6B3F86' },
  red: { d: 'M12 21.6L3.2 12.4A5.6 5.6 0 0 1 12 5.4 5.6 5.6 0 0 1 20.8 12.4Z', colour: '#B92D32' },
  pink: { d: BLOSSOM, heart: ellipse(12, 12, 2.8, 2.8), isWhole: true, colour: '#E58FA8' },
};

/** The vanes of the pinwheel, the wild: a colour each, clockwise from the top. */
export const VANES: readonly { colour: string; shade: string }[] = [
  { colour: '#1F5FAE', shade: '#143E71' },
  { colour: '#E07A1F', shade: '#924F14' },
  { colour: '#B92D32', shade: '#781D20' },
  { colour: '#6B3F86', shade: '#462957' },
];
