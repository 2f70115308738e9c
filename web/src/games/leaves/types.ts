export interface LeavesView {
  lap: number;
  toMove: number;
  hand: string[];
  handSizes: number[];
  known: string[][];
  passed: boolean[];
  row: { card: string; count: number; copies: number }[];
  low: { card: string; needed: number } | null;
  high: { card: string; needed: number } | null;
  cleared: string[];
  rest: number;
  /** Every play and pass of the round; none in a replay, and older servers do not tell them. */
  moves?: { seat: number; move: string }[];
}

export type InLeaves =
  | { kind: 'dealt'; seat: number; count: number; cards: string[] }
  | { kind: 'played'; seat: number; card: string; count: number }
  | { kind: 'passed'; seat: number; card: string }
  | { kind: 'lapEnded'; lap: number; seat: number; cards: string[] }
  | { kind: 'roundWon'; seat: number }
  | { kind: 'lapsRanOut'; winners: number[] };
