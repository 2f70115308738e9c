import type { Face } from '../../../art/face';
import { ellipse, INK } from '../../../art/paper';
import Bars from './Bars.svelte';
import { barsOf, BARS } from './bars';
import { steps } from './steps';
import Wild from './Wild.svelte';
import WildMark from './WildMark.svelte';

const STAIRS = [
  { lit: '#9DBFAF', shaded: '#7BA593' },
  { lit: '#5B9384', shaded: '#417567' },
  { lit: '#2A6459', shaded: '#184A41' },
] as const;

function numbered(value: number): Face {
  const range = barsOf(value) - 1;
  const { lit, shaded } = STAIRS[range] ?? STAIRS[2];
  const drawn = steps(value).map(
    ({ x, width, y }) => `M${x.toFixed(2)} ${y.toFixed(2)}h${(width + 0.2).toFixed(2)}V140H${x.toFixed(2)}Z`,
  );
  return {
    field: 'var(--card-paper)',
    ink: INK,
    index: String(value),
    stripe: BARS[range] ?? BARS[0],
    Below: Bars,
    art: [
      { d: drawn.filter((_, i) => i % 2 === 0).join(''), fill: lit },
      { d: drawn.filter((_, i) => i % 2 === 1).join(''), fill: shaded },
    ],
  };
}

const wild = (number: number | undefined): Face => ({
  field: 'var(--card-paper)',
  ink: INK,
  index: number ? String(number) : '',
  art: [{ d: ellipse(58, 92, 50, 50), fill: '#EFE3CC' }],
  stripe: '#E07A1F',
  Drawing: Wild,
  ...(number ? {} : { Below: WildMark }),
});

/** The numbers as stairs, and the wild, which shows the number that it stands for. */
export const faceOf = (code: string, number?: number): Face =>
  code === 'w' ? wild(number) : numbered(parseInt(code, 10));
