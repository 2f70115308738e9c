// Generated from the Java records of the same names, which say what each member means: see wire/src/codec.

export interface LeavesView {
  lap: number;
  toMove: number;
  hand: string[];
  handSizes: number[];
  known: string[][];
  passed: boolean[];
  row: Stack[];
  low: End | null;
  high: End | null;
  cleared: string[];
  rest: number;
  moves?: Moved[];
}

export interface Stack {
  card: string;
  count: number;
  copies: number;
}

export interface End {
  card: string;
  needed: number;
}

export interface Moved {
  seat: number;
  move: string;
}

export type InLeaves =
  | { kind: 'dealt'; seat: number; count: number; cards: string[] }
  | { kind: 'played'; seat: number; card: string; count: number }
  | { kind: 'passed'; seat: number; card: string }
  | { kind: 'lapEnded'; lap: number; seat: number; cards: string[] }
  | { kind: 'roundWon'; seat: number }
  | { kind: 'lapsRanOut'; winners: number[] };
