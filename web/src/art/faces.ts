import type { GameId } from '../protocol/games';
import { blade, cracks, leaflets, rings, rungs, SHAPES, stars, steps } from './counts';
import { CREAM, ellipse, INK, mix, outline, type Piece, rightHalf, rightOf, star } from './paper';

/** What a card shows, in a box of 100 by 140 whose outer 4 are the cream edge. */
export interface Face {
  field: string;
  /** The colour of index and symbol. */
  ink: string;
  index: string;
  art: Piece[];
  /** The suit, whose symbol lies under the index; Skip-Bo has bars instead. */
  suit?: string;
  bars?: number;
  hasPinwheel?: boolean;
  hasCalendar?: boolean;
  isBack?: boolean;
}

const CREASE: Piece = { d: 'M66 0h34v140H66Z', fill: '#000', opacity: 0.13 };
const all = (pieces: readonly { d: string }[]): string => pieces.map((piece) => piece.d).join('');

type Suit13 = 'b' | 'y' | 'g';
const SUITS_13: Record<Suit13, { field: string; ink: string; deep: string; light: string }> = {
  b: { field: '#1F55A0', ink: CREAM, deep: '#18478A', light: CREAM },
  y: { field: '#F3B61F', ink: INK, deep: '#D99A12', light: '#FFF3CC' },
  g: { field: '#2A7549', ink: CREAM, deep: '#1F613B', light: CREAM },
};

function thirteen(suit: Suit13, value: number): Face {
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

function cat(value: number): Face {
  return {
    field: '#2E3547',
    ink: CREAM,
    index: String(value),
    suit: 'c',
    art: [
      { d: ellipse(66, 99, 45, 45), fill: '#F2BE54' },
      { d: rightHalf(66, 99, 45, 45), fill: '#DDA545' },
      { d: stars(value).join(''), fill: '#FFE9B8' },
      { d: 'M32 68L50 83Q66 78 82 83L100 68 103 110Q99 154 66 156 33 154 29 110Z', fill: '#1B1A21' },
      { d: 'M66 80Q75 80.5 82 83L100 68 103 110Q99 154 66 156Z', fill: '#0B0B0F' },
      { d: 'M36 77L47 88 35 98ZM96 77L85 88 97 98Z', fill: '#3A3340' },
      { d: 'M39 104L59 111Q56 122 48 121 39 118 39 104ZM93 104L73 111Q76 122 84 121 93 118 93 104Z', fill: '#F7C65C' },
      { d: 'M49 108.5q2.5 6 0 12.5-2.5-6 0-12.5ZM83 108.5q2.5 6 0 12.5-2.5-6 0-12.5Z', fill: '#16151B' },
      { d: 'M62 126h8l-4 5Z', fill: '#C96A5A' },
    ],
  };
}

function mirror(value: number): Face {
  return {
    field: '#9CC7CC',
    ink: INK,
    index: String(value),
    suit: 'm',
    art: [
      { d: `M57 116h18l4 40H53Z${ellipse(66, 85, 38, 44)}`, fill: '#1E4A55' },
      { d: `M66 116h9l4 40H66Z${rightHalf(66, 85, 38, 44)}`, fill: '#12343D' },
      { d: ellipse(66, 85, 29, 35), fill: '#F3FBF8' },
      { d: rightHalf(66, 85, 29, 35), fill: '#CFE5E4' },
      value === 0
        ? { d: 'M48 74L60 58M51 86L72 58', stroke: '#9CC7CC', width: 4 }
        : { d: `${cracks(value).join('')}${ellipse(60, 86, 2, 2)}`, stroke: '#1E4A55', width: 2.8 },
    ],
  };
}

function ladder(value: number): Face {
  const drawn = rungs(value);
  return {
    field: '#E3A03C',
    ink: INK,
    index: String(value),
    suit: 'l',
    art: [
      { d: 'M58 44L20 142H34Z', fill: '#C98730' },
      { d: drawn.map(({ y, reach }) => `M66 ${y.toFixed(1)}h-${reach.toFixed(1)}v6.4H66Z`).join(''), fill: '#7A4720' },
      { d: drawn.map(({ y, reach }) => `M66 ${y.toFixed(1)}h${reach.toFixed(1)}v6.4H66Z`).join(''), fill: '#5A3215' },
      { d: 'M56 42h7L43 146H28ZM53 38h13v9H53Z', fill: '#6B3D1B' },
      { d: 'M69 42h7L104 146H89ZM66 38h13v9H66Z', fill: '#45250E' },
    ],
  };
}

const FRIDAY: Face = {
  field: '#B0262C',
  ink: CREAM,
  index: '4',
  suit: 'f',
  hasCalendar: true,
  art: [{ d: outline(star(66, 96, 18, 74, 46)), fill: '#981D24' }],
};

/** The drawing of the torn calendar leaf; its 13 is written by the card. */
export const CALENDAR: readonly Piece[] = [
  { d: 'M33 58h64v70H33Z', fill: '#6B1118', opacity: 0.6 },
  { d: 'M30 55h64v66l-8 4-8-4-8 4-8-4-8 4-8-4-8 4-8-4Z', fill: CREAM },
  { d: 'M62 55h32v66l-8 4-8-4-8 4-8-4Z', fill: '#EBDCC3' },
  { d: 'M30 55h64v17H30Z', fill: INK },
  { d: ellipse(43, 55, 4, 4) + ellipse(81, 55, 4, 4), fill: '#E3A03C' },
];

const STAIRS = [
  { lit: '#9DBFAF', shaded: '#7BA593' },
  { lit: '#5B9384', shaded: '#417567' },
  { lit: '#2A6459', shaded: '#184A41' },
] as const;

/** The colour of the bars of a number space and of the cards 1 to 4, 5 to 8, 9 to 12. */
export const BARS = ['#5E8C7A', '#417567', '#184A41'] as const;

function skipbo(value: number): Face {
  const range = Math.min(2, Math.floor((value - 1) / 4));
  const { lit, shaded } = STAIRS[range] ?? STAIRS[2];
  const drawn = steps(value).map(
    ({ x, width, y }) => `M${x.toFixed(2)} ${y.toFixed(2)}h${(width + 0.2).toFixed(2)}V140H${x.toFixed(2)}Z`,
  );
  return {
    field: 'var(--card-paper)',
    ink: INK,
    index: String(value),
    bars: range + 1,
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
  hasPinwheel: true,
});

/** June green to November brown. */
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

/** The colour of the leaves of this value. */
export const seasonOf = (value: number): string => SEASON[value - 1] ?? SEASON[0];

function leaves(value: number): Face {
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

function draw(game: GameId, code: string, number: number | undefined): Face {
  const value = parseInt(code.slice(1), 10);
  switch (game) {
    case 'thirteen':
      return code === 'n' ? NASTY : thirteen(code[0] === 'y' ? 'y' : code[0] === 'g' ? 'g' : 'b', value);
    case 'friday':
      return code === 'f' ? FRIDAY : code[0] === 'c' ? cat(value) : code[0] === 'm' ? mirror(value) : ladder(value);
    case 'skipbo':
      return code === 'w' ? wild(number) : skipbo(parseInt(code, 10));
    case 'leaves':
      return leaves(parseInt(code, 10));
  }
}

// A deck has at most thirty faces, so each is drawn once and kept.
const drawn = new Map<string, Face>();

/** The face of a card, by its code in docs/notation.md; a Skip-Bo wild that was played shows the number it stands for. */
export function faceOf(game: GameId, code: string, number?: number): Face {
  const key = `${game} ${code} ${number ?? ''}`;
  const known = drawn.get(key);
  if (known) return known;
  const face = draw(game, code, number);
  drawn.set(key, face);
  return face;
}

/** The back of a game's cards: field, lit and shaded half of its folded diamonds. */
export const BACKS: Record<GameId, readonly [field: string, lit: string, shaded: string]> = {
  thirteen: ['#8C3B2A', '#A9503B', '#6D2E21'],
  friday: ['#1C2733', '#2E3C4B', '#161E28'],
  skipbo: ['#1F5148', '#2F6A5E', '#183F38'],
  leaves: ['#7A4A23', '#94602F', '#5F3A1B'],
};

const diamonds = (side: -1 | 1): string =>
  Array.from(
    { length: 35 },
    (_, i) => `M${8 + (i % 5) * 21} ${1 + Math.floor(i / 5) * 20}l${side * 9} 9l${side * -9} 9Z`,
  ).join('');

const LIT = diamonds(-1);
const SHADED = diamonds(1);

/** A grid of folded diamonds. */
export function backOf(game: GameId): Face {
  const [field, lit, shaded] = BACKS[game];
  return {
    field,
    ink: CREAM,
    index: '',
    isBack: true,
    art: [
      { d: LIT, fill: lit },
      { d: SHADED, fill: shaded },
      { d: 'M34 50h32q6 0 6 6v28q0 6-6 6H34q-6 0-6-6V56q0-6 6-6Z', fill: field },
    ],
  };
}
