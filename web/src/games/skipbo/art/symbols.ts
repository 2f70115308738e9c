import { ellipse, outline, star } from '../../../art/paper';
import type { Symbol24 } from '../../../art/symbol';
import type { Colour } from '../types';

/** The five colours of the track; pawns have no pink. */
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

/** The vanes of the pinwheel (the wild), one colour each, clockwise from the top. */
export const VANES: readonly { colour: string; shade: string }[] = [
  { colour: '#1F5FAE', shade: '#143E71' },
  { colour: '#E07A1F', shade: '#924F14' },
  { colour: '#B92D32', shade: '#781D20' },
  { colour: '#6B3F86', shade: '#462957' },
];
