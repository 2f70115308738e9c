export type Colour = 'blue' | 'orange' | 'purple' | 'red';
export type PileName = Colour | 'pink1' | 'pink2';

export interface SkipBoView {
  turn: number;
  toMove: number;
  hand: string[];
  seats: {
    colour: Colour;
    pawns: number[];
    handSize: number;
    stockSize: number;
    stockTop: string;
    stockBottom: string[];
  }[];
  piles: {
    name: PileName;
    shows: number;
    needs: number;
    isOpen: boolean;
    cards: { number: number; card: string }[];
  }[];
  drawPile: number;
  discards: number[];
  discardTop: string;
  setAside: number[];
  /** What the last reshuffle brought back; empty before the first one, and older servers do not tell. */
  reshuffled?: number[];
  /** What all have played from their hands since then. */
  playedSince?: number[];
  stoodIn: boolean;
  exchanged: boolean;
}

export type InSkipBo =
  | { kind: 'turnedUp'; card: string; pile: PileName; stays: boolean }
  | { kind: 'stockDealt'; seat: number; count: number; top: string }
  | { kind: 'stockTurned'; seat: number; top: string }
  | { kind: 'drew'; seat: number; count: number; cards: string[] }
  | { kind: 'built'; seat: number; card: string; fromStock: boolean; pile: PileName; number: number }
  | { kind: 'stoodIn'; seat: number; pile: PileName; number: number }
  | { kind: 'setAside'; pile: PileName; cards: string[] }
  | { kind: 'exchanged'; seat: number; under: string }
  | { kind: 'discarded'; seat: number; card: string; from: number; to: number }
  | { kind: 'turnEnded'; seat: number }
  | { kind: 'reshuffled'; count: number; fromDiscards: boolean }
  | { kind: 'won'; seat: number }
  | { kind: 'turnsRanOut'; turns: number };
