import type { Face } from '../../../art/face';
import { CREAM, ellipse, INK, outline, rightHalf, star } from '../../../art/paper';
import Calendar from './Calendar.svelte';
import { cracks, rungs, stars } from './counts';

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
  Drawing: Calendar,
  art: [{ d: outline(star(66, 96, 18, 74, 46)), fill: '#981D24' }],
};

/** The faces of the three kinds of bad luck and of the fours. */
export function faceOf(code: string): Face {
  const value = parseInt(code.slice(1), 10);
  if (code === 'f') return FRIDAY;
  return code[0] === 'c' ? cat(value) : code[0] === 'm' ? mirror(value) : ladder(value);
}
