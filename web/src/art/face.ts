import type { Component } from 'svelte';
import { CREAM, type Piece } from './paper';

/** The content of a card, in a box of 100 by 140 with an outer cream edge of 4. */
export interface Face {
  field: string;
  /** The colour of index and symbol. */
  ink: string;
  index: string;
  art: Piece[];
  /** Drawn on top of the art and below the index, inside the picture. */
  Drawing?: Component<{ face: Face }>;
  Below?: Component<{ face: Face }>;
  /** The suit; its symbol is drawn below the index. */
  suit?: string;
  /** The colour for narrow edges, if it differs from the field. */
  stripe?: string;
  isBack?: boolean;
}

/** The back of a game's cards: colours of the field and of the lit and shaded halves of its folded diamonds. */
export type Back = readonly [field: string, lit: string, shaded: string];

const diamonds = (side: -1 | 1): string =>
  Array.from(
    { length: 35 },
    (_, i) => `M${8 + (i % 5) * 21} ${1 + Math.floor(i / 5) * 20}l${side * 9} 9l${side * -9} 9Z`,
  ).join('');

const LIT = diamonds(-1);
const SHADED = diamonds(1);

/** A grid of folded diamonds. */
export function backOf([field, lit, shaded]: Back): Face {
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
