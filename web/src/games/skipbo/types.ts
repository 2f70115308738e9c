// Generated from the Java records of the same names, which say what each member means: see wire/src/codec.

export type Colour = 'blue' | 'orange' | 'purple' | 'red';

export type PileName = Colour | 'pink1' | 'pink2';

export interface SkipBoView {
  turn: number;
  toMove: number;
  hand: string[];
  seats: Seat[];
  piles: ({ name: PileName } & Pile)[];
  drawPile: number;
  discards: number[];
  discardTop: string | null;
  setAside: number[];
  reshuffled?: number[];
  playedSince?: number[];
  stoodIn: boolean;
  exchanged: boolean;
}

export interface Seat {
  colour: Colour;
  pawns: number[];
  handSize: number;
  stockSize: number;
  stockTop: string | null;
  stockBottom: string[];
}

export interface Pile {
  shows: number;
  needs: number;
  isOpen: boolean;
  cards: Laid[];
}

export interface Laid {
  number: number;
  card: string;
}

export type InSkipBo =
  | { kind: 'turnedUp'; card: string; pile: PileName; stays: boolean }
  | { kind: 'stockDealt'; seat: number; count: number; top: string }
  | { kind: 'drew'; seat: number; count: number; cards: string[] }
  | { kind: 'built'; seat: number; card: string; fromStock: boolean; pile: PileName; number: number }
  | { kind: 'stoodIn'; seat: number; pile: PileName; number: number }
  | { kind: 'exchanged'; seat: number; under: string }
  | { kind: 'stockTurned'; seat: number; top: string }
  | { kind: 'setAside'; pile: PileName; cards: string[] }
  | { kind: 'discarded'; seat: number; card: string; from: number; to: number }
  | { kind: 'turnEnded'; seat: number }
  | { kind: 'reshuffled'; count: number; fromDiscards: boolean }
  | { kind: 'won'; seat: number }
  | { kind: 'turnsRanOut'; turns: number };
