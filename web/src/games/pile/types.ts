/** 13 and Friday the 13th. */
export interface PileView {
  starter: number;
  toMove: number;
  hand: string[];
  handSizes: number[];
  drawPile: number;
  targets: { sum: number; cards: string[] }[];
  taken: number[];
  openTaken: string[][];
  plays: { seat: number; card: string; target: number }[];
}

export interface Score {
  seat: number;
  /** How many were taken of each suit. */
  cards: number[];
  free: boolean[];
  fours: number;
  /** The cards themselves: the round is over, they are turned up. */
  taken: string[];
  points: number;
}

export type InPileGames =
  | { kind: 'dealt'; seat: number; count: number; cards: string[] }
  | { kind: 'drew'; seat: number; count: number; cards: string[] }
  | { kind: 'played'; seat: number; card: string; target: number; sum: number }
  | { kind: 'took'; seat: number; target: number; cards: string[] }
  | { kind: 'scored'; scores: Score[] };
