// Generated from the Java records of the same names, which say what each member means: see wire/src/codec.

export interface PileView {
  starter: number;
  toMove: number;
  hand: string[];
  handSizes: number[];
  drawPile: number;
  targets: Target[];
  taken: number[];
  openTaken: string[][];
  plays: Play[];
}

export interface Target {
  sum: number;
  cards: string[];
}

export interface Play {
  seat: number;
  card: string;
  target: number;
}

export interface Score {
  seat: number;
  taken: string[];
  cards: number[];
  free: boolean[];
  fours: number;
  points: number;
}

export type InPileGames =
  | { kind: 'dealt'; seat: number; count: number; cards: string[] }
  | { kind: 'played'; seat: number; card: string; target: number; sum: number }
  | { kind: 'took'; seat: number; target: number; cards: string[] }
  | { kind: 'drew'; seat: number; count: number; cards: string[] }
  | { kind: 'scored'; scores: Score[] };
