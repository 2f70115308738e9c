import type { Component } from 'svelte';
import { CREAM, type Piece } from './paper';

/** What a card shows, in a box of 100 by 140 whose outer 4 are the cream edge. */
export interface Face {
  field: string;
  /** The colour of index and symbol. */
  ink: string;
  index: string;
  art: Piece[];
  /** What lies on the art, and what under the index: drawn inside the picture. */
  Drawing?: Component<{ face: Face }>;
  Below?: Component<{ face: Face }>;
  /** The suit, whose symbol lies under the index. */
  suit?: string;
  /** Its colour where only an edge of it is seen, if that is not its field. */
  stripe?: string;
  isBack?: boolean;
}

/** The back of a game's cards: field, lit and shaded half of its folded diamonds. */
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
