import type { Face } from '../../../art/face';
import { CREAM, ellipse, INK, outline, type Piece, rightOf, star } from '../../../art/paper';
import { rings, SHAPES } from './rings';

const CREASE: Piece = { d: 'M66 0h34v140H66Z', fill: '#000', opacity: 0.13 };
const all = (pieces: readonly { d: string }[]): string => pieces.map((piece) => piece.d).join('');

type Suit13 = 'b' | 'y' | 'g';
const SUITS_13: Record<Suit13, { field: string; ink: string; deep: string; light: string }> = {
  b: { field: '#1F55A0', ink: CREAM, deep: '#18478A', light: CREAM },
  y: { field: '#F3B61F', ink: INK, deep: '#D99A12', light: '#FFF3CC' },
  g: { field: '#2A7549', ink: CREAM, deep: '#1F613B', light: CREAM },
};

function coloured(suit: Suit13, value: number): Face {
  const { field, ink, deep, light } = SUITS_13[suit];
  const drawn = rings(SHAPES[suit], value);
  const lines = drawn.filter((ring) => !ring.isHeart);
  return {
    field,
    ink,
    index: String(value),
    suit,
    art: [
      { d: SHAPES[suit].outline(50), fill: deep, stroke: deep, width: 2 },
      { d: all(lines), stroke: light, width: lines[0]?.width ?? 0 },
      { d: all(drawn.filter((ring) => ring.isHeart)), fill: light },
      CREASE,
    ],
  };
}

const BURST = star(66, 99, 13, 52, 36, 6);

const NASTY: Face = {
  field: '#BF2F2A',
  ink: CREAM,
  index: '4',
  suit: 'n',
  art: [
    { d: outline(BURST), fill: '#3A1013' },
    { d: outline(rightOf(66, BURST)), fill: '#240709' },
    { d: 'M40 86L62 95 60 103Q44 104 40 86ZM92 86L70 95 72 103Q88 104 92 86Z', fill: CREAM },
    { d: ellipse(55, 97.5, 3.6, 3.6) + ellipse(77, 97.5, 3.6, 3.6), fill: '#3A1013' },
    { d: 'M45 113Q66 107 87 113L83 124Q66 118 49 124Z', fill: '#BF2F2A' },
    { d: [50, 58.3, 66.2, 74.5].map((x, i) => `M${x} ${i % 3 ? 110.6 : 112}h7.5l-3.7 9.5Z`).join(''), fill: CREAM },
  ],
};

/** The faces of the three colours and of the Nasty Four. */
export function faceOf(code: string): Face {
  if (code === 'n') return NASTY;
  return coloured(code[0] === 'y' ? 'y' : code[0] === 'g' ? 'g' : 'b', parseInt(code.slice(1), 10));
}
