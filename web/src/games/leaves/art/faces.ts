import type { Face } from '../../../art/face';
import { CREAM, INK, mix } from '../../../art/paper';
import { blade, leaflets } from './leaflets';

/** From June green to November brown. */
const SEASON = [
  '#2C6848',
  '#3F7540',
  '#7A9E48',
  '#93A33B',
  '#B5AC3A',
  '#D2B03A',
  '#E6AE33',
  '#E5952F',
  '#DE7C30',
  '#BB4B25',
  '#AD3E2B',
  '#8C302E',
  '#672A33',
] as const;

/** The leaf colour of a value. */
export const seasonOf = (value: number): string => SEASON[value - 1] ?? SEASON[0];

/** A compound leaf with `value` leaflets. */
export function faceOf(code: string): Face {
  const value = parseInt(code, 10);
  const field = seasonOf(value);
  const isPale = value >= 3 && value <= 9;
  const drawn = leaflets(value);
  const lit = mix(field, CREAM, isPale ? 0.86 : 0.82);
  const shaded = isPale ? mix(field, INK, 0.24) : mix(field, CREAM, 0.5);
  const stalk = isPale ? mix(field, INK, 0.36) : mix(field, CREAM, 0.6);
  return {
    field,
    ink: isPale ? INK : CREAM,
    index: String(value),
    art: [
      { d: 'M0 140L100 34V140Z', fill: '#000', opacity: 0.07 },
      {
        d: value === 1 ? 'M40 134Q46 118 52 104' : 'M36 138Q50 108 73 70',
        stroke: stalk,
        width: value === 1 ? 3.4 : 2.6,
      },
      { d: drawn.map((leaflet) => blade(leaflet, -1)).join(''), fill: lit, stroke: field, width: 0.7 },
      { d: drawn.map((leaflet) => blade(leaflet, 1)).join(''), fill: shaded, stroke: field, width: 0.7 },
    ],
  };
}
