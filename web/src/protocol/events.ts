import type { PileName } from './views';

/** Who made a move: the person, their bot, a bot for somebody who is away, or a bot because time ran out. */
export type Mover = 'PERSON' | 'BOT' | 'STAND_IN' | 'CLOCK';

export type AtTheTable =
  | { kind: 'sat'; seat: number; guest: string; name: string }
  | { kind: 'rose'; seat: number }
  | { kind: 'botSat'; seat: number; level: string }
  | { kind: 'started'; match: number; deal?: number; commitment: string }
  | { kind: 'moved'; seat: number; move: string; by: Mover }
  | { kind: 'revealed'; match: number; deal?: number; commitment: string; secret: string; seeds: string[] }
  | { kind: 'tookOver'; seat: number }
  | { kind: 'cameBack'; seat: number }
  | { kind: 'said'; guest: string; name: string; text: string; at: number }
  | { kind: 'reacted'; guest: string; name: string; reaction: string }
  | { kind: 'chatSwitched'; isOn: boolean }
  | { kind: 'renamed'; guest: string; name: string }
  | { kind: 'removed' | 'readmitted'; guest: string }
  | { kind: 'hostPassed'; guest: string }
  | { kind: 'closed' };

export type InEveryMatch =
  | { kind: 'roundBegan'; round: number; starter: number }
  | { kind: 'roundEnded'; round: number; points: number[]; totals: number[] }
  | { kind: 'matchEnded'; totals: number[]; winners: number[] };

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

export type InLeaves =
  | { kind: 'dealt'; seat: number; count: number; cards: string[] }
  | { kind: 'played'; seat: number; card: string; count: number }
  | { kind: 'passed'; seat: number; card: string }
  | { kind: 'lapEnded'; lap: number; seat: number; cards: string[] }
  | { kind: 'roundWon'; seat: number }
  | { kind: 'lapsRanOut'; winners: number[] };

/** `played` means different things in different games: narrow by the game first. */
export type TableEvent = AtTheTable | InEveryMatch | InPileGames | InSkipBo | InLeaves;
