import type { SpaceKind } from '../track';
import type { Colour, PileName } from '../types';

export interface Pawn {
  colour: Colour;
  at: number;
}

/** A building pile: its numbers and their cards (`null`: a space stood in). */
export interface BuildingPart {
  name: PileName;
  cards: readonly { number: number; card: string | null }[];
  needs: number;
  isOpen: boolean;
}
/** A stretch of the track with pawns by place; a pawn has just left the place `left`. */
export interface TrackPart {
  spaces: readonly SpaceKind[];
  pawns: readonly Pawn[];
  left: number;
}
/** The whole track, pawns by space 1 to 24. */
export interface BoardPart {
  pawns: readonly Pawn[];
}
/** A stock: its top card and its size. */
export interface StockPart {
  top: string;
  count: number;
}
