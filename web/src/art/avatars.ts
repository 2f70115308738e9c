/** Folded animals (and a boat) as avatars of guests, in a box of 48 by 48. */

export interface Animal {
  name: string;
  ground: string;
  /** Pairs of colour and outline, in drawing order. */
  folds: readonly (readonly [fill: string, d: string])[];
}

const eyes = (x: number, y: number, apart: number, size = 1.8): string =>
  [x - apart, x + apart].map((cx) => `M${cx} ${y - size}a${size} ${size} 0 1 1-.01 0Z`).join('');
const INK = '#2B2521';

export const ANIMALS: readonly Animal[] = [
  {
    name: 'fox',
    ground: '#F6D9BE',
    folds: [
      ['#D9692B', 'M6 8l13 8L8 27Z'],
      ['#A8471A', 'M42 8l-13 8 11 11Z'],
      ['#E37B38', 'M8 24L24 13v31Z'],
      ['#B9501D', 'M40 24L24 13v31Z'],
      ['#FFF3E2', 'M8 24l16 20-6-15Z'],
      ['#EAD6BF', 'M40 24L24 44l6-15Z'],
      [INK, `M20.5 39.6h7L24 44Z${eyes(24, 25.5, 6.5)}`],
    ],
  },
  {
    name: 'boat',
    ground: '#CFE0EC',
    folds: [
      ['#FFFBF2', 'M24 5L10 27h14Z'],
      ['#D8CDB9', 'M24 5l14 22H24Z'],
      ['#2F6FB5', 'M3 27h21v14H13Z'],
      ['#1B4A84', 'M45 27H24v14h11Z'],
      ['#5B95D2', 'M3 27h21l-11 6Z'],
    ],
  },
  {
    name: 'crane',
    ground: '#D7E5D3',
    folds: [
      ['#3F8A63', 'M5 33L26 19l7 17Z'],
      ['#77B593', 'M26 19L17 3l19 14Z'],
      ['#5BA07B', 'M36 17l-10 2L17 3Z'],
      ['#276246', 'M33 36l-7-17 14-9Z'],
      ['#E3A03C', 'M40 10l6 4-7 2Z'],
      ['#1B4A33', 'M33 36l3 8-9-6Z'],
    ],
  },
  {
    name: 'fish',
    ground: '#F3D3D6',
    folds: [
      ['#D65A6A', 'M4 24L23 10v28ZM35 24l10-11v22Z'],
      ['#A93A4E', 'M38 24L23 10v28Z'],
      ['#7E2739', 'M23 10l8-5-1 11ZM23 18l7 6-7 6Z'],
      [INK, 'M14 20.3a2.2 2.2 0 1 1-.01 0Z'],
    ],
  },
  {
    name: 'rabbit',
    ground: '#E3DCEC',
    folds: [
      ['#B9A7CF', 'M12 3l9 5 1 16-8-3Z'],
      ['#8A74A6', 'M36 3l-9 5-1 16 8-3Z'],
      ['#F4EDFA', 'M14.5 7l4.5 3 .5 9-3-1Z'],
      ['#C9B9DC', 'M33.5 7L29 10l-.5 9 3-1Z'],
      ['#D2C3E4', 'M10 28l14-10v27l-11-7Z'],
      ['#9E88BA', 'M38 28L24 18v27l11-7Z'],
      ['#F4EDFA', 'M24 33l-9 6 9 6Z'],
      ['#C9B9DC', 'M24 33l9 6-9 6Z'],
      ['#B8506B', 'M21 32h6l-3 4Z'],
      [INK, eyes(24, 28.5, 6.5)],
    ],
  },
  {
    name: 'owl',
    ground: '#E9DCC0',
    folds: [
      ['#8A6238', 'M9 6l15 6v33L9 33Z'],
      ['#65431F', 'M39 6l-15 6v33l15-12Z'],
      ['#B58A55', 'M24 25l-9 8 9 12Z'],
      ['#93693A', 'M24 25l9 8-9 12Z'],
      ['#FFF3DA', eyes(24, 20, 7.2, 6)],
      ['#E3A03C', 'M24 20l-3.5 4L24 29l3.5-5Z'],
      [INK, eyes(24, 20, 6.6, 2.6)],
    ],
  },
  {
    name: 'penguin',
    ground: '#CFE4E6',
    folds: [
      ['#33506B', 'M24 3L11 15v26l13 4Z'],
      ['#1D3348', 'M24 3l13 12v26l-13 4Z'],
      ['#2A435B', 'M11 19L4 33l7 2Z'],
      ['#152636', 'M37 19l7 14-7 2Z'],
      ['#FFFBF2', 'M24 17L16 14l-1 22 9 9Z'],
      ['#D8E0E2', 'M24 17l8-3 1 22-9 9Z'],
      ['#E3A03C', 'M20 19h8l-4 6Z'],
      [INK, eyes(24, 17, 4.6, 1.6)],
    ],
  },
  {
    name: 'bear',
    ground: '#EAD3C0',
    folds: [
      ['#7A4A2C', 'M8 13l3-7 7-1 4 7-12 9Z'],
      ['#522D17', 'M40 13l-3-7-7-1-4 7 12 9Z'],
      ['#96603B', 'M9 20l8-9 7-1v35L13 39Z'],
      ['#6E4124', 'M39 20l-8-9-7-1v35l11-6Z'],
      ['#D9B48F', 'M24 27l-7 6 7 9Z'],
      ['#BA9068', 'M24 27l7 6-7 9Z'],
      [INK, `M20 30h8l-4 5Z${eyes(24, 23, 7)}`],
    ],
  },
  {
    name: 'frog',
    ground: '#E2E8BF',
    folds: [
      ['#7FA63A', 'M7 17l5-9 8 4 4 4v28L5 33Z'],
      ['#5A7F24', 'M41 17l-5-9-8 4-4 4v28l19-11Z'],
      ['#C6DA8B', 'M5 33l19-3v14Z'],
      ['#9DB85F', 'M43 33l-19-3v14Z'],
      ['#FFFBE8', eyes(24, 15.5, 10.5, 4.4)],
      [INK, eyes(24, 15.5, 10, 2)],
    ],
  },
  {
    name: 'butterfly',
    ground: '#FBE3B4',
    folds: [
      ['#E8A334', 'M23 22L4 7l2 19Z'],
      ['#D0801C', 'M25 22L44 7l-2 19Z'],
      ['#C65A2E', 'M23 24L6 28l8 14Z'],
      ['#9C3E1A', 'M25 24l17 4-8 14Z'],
      ['#FFF3D0', 'M8 11l7 6-6 4Z'],
      ['#F0D8A0', 'M40 11l-7 6 6 4Z'],
      [INK, 'M24 14l2.5 6-2.5 21-2.5-21ZM23.3 15L18 8.5l1-.8 5 6.8ZM24.7 15L30 8.5l-1-.8-5 6.8Z'],
    ],
  },
  {
    name: 'whale',
    ground: '#C9DDF0',
    folds: [
      ['#3C6FA8', 'M3 26q4-12 21-11v25H16Q5 39 3 26Z'],
      ['#27507F', 'M24 15q12 2 14 12L33 38l-9 2Z'],
      ['#5B8FC4', 'M38 27l-3-13 7 5 4-6 0 13Z'],
      ['#E8F1F8', 'M4 29l20 4v7h-8Q7 39 4 29Z'],
      ['#C3D6E6', 'M24 33l11-1-2 6-9 2Z'],
      ['#5B8FC4', 'M16 12l-4-7 4 2 4-2-3 7Z'],
      [INK, 'M12 22.2a1.9 1.9 0 1 1-.01 0Z'],
    ],
  },
  {
    name: 'swan',
    ground: '#F2CFC0',
    folds: [
      ['#FFFBF2', 'M6 40q-1-8 8-10l-3-14 3-8 7 2-4 6 4 14 14-6 8-2-5 18Z'],
      ['#E3D5C2', 'M20 40l1-10 14-6 8-2-5 18Z'],
      ['#C9B69E', 'M27 33l8-9 8-2-5 18Z'],
      ['#D4503A', 'M14 8l-7 4 6 2Z'],
      [INK, 'M15.5 9a1.3 1.3 0 1 1-.01 0Z'],
    ],
  },
];

/** A stable hash of a text (FNV-1a). */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash;
}

/** The animal of a guest: the same id gives the same animal at every table. */
export const avatarOf = (id: string): number => numberOf(id) % ANIMALS.length;

/** The animals of the guests at one table, in order. A guest gets another animal if an earlier guest has the same one. */
export function avatarsOf(ids: readonly string[]): number[] {
  const used = new Set<number>();
  return ids.map((id) => {
    const own = avatarOf(id);
    const tries = ANIMALS.map((_, i) => (own + i) % ANIMALS.length);
    const free = tries.find((animal) => !used.has(animal)) ?? own;
    used.add(free);
    return free;
  });
}
