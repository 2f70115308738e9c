// Generated from the Java records of the same names, which say what each member means: see wire/src/codec.

export type Mover = 'PERSON' | 'BOT' | 'STAND_IN' | 'CLOCK';

export type Phase = 'GATHERING' | 'PLAYING' | 'OVER' | 'CLOSED';

export type Reaction = 'HELLO' | 'WELL_PLAYED' | 'OUCH' | 'LUCKY' | 'THINKING' | 'THANKS' | 'GOODBYE';

export interface People {
  phase: Phase;
  host: string;
  seats: SeatView[];
  watchers: number;
  chatIsOn: boolean;
  commitment: string;
  removed?: RemovedGuest[];
}

export interface SeatView {
  seat: number;
  guest: string | null;
  name: string;
  player?: Player | null;
  level: string | null;
  isHere: boolean;
  isStoodIn: boolean;
  standInAt: number | null;
}

export interface Player {
  name: string;
  level: string | null;
}

export interface RemovedGuest {
  guest: string;
  name: string;
}

export interface ChatMessage {
  guest: string;
  name: string;
  text: string;
  at: number;
}

export interface MatchResult {
  match: number;
  at: number;
  names: string[];
  players?: Player[];
  totals: number[];
  winners: number[];
}

export interface Advised {
  move: string;
  moves: Weighed[];
}

export interface Weighed {
  move: string;
  win: number;
  cost: number;
  margin: number;
  isAsGood: boolean;
  why: string;
  often: number;
}

export interface Seated {
  seat: number;
  guest: string | null;
  player: Player | null;
}

export type AtTheTable =
  | { kind: 'sat'; seat: number; guest: string; name: string }
  | { kind: 'rose'; seat: number }
  | { kind: 'botSat'; seat: number; level: string }
  | { kind: 'renamed'; guest: string; name: string }
  | { kind: 'removed'; guest: string }
  | { kind: 'readmitted'; guest: string }
  | { kind: 'hostPassed'; guest: string }
  | { kind: 'chatSwitched'; isOn: boolean }
  | { kind: 'said'; guest: string; name: string; text: string; at: number }
  | { kind: 'reacted'; guest: string; name: string; reaction: Reaction }
  | { kind: 'started'; match: number; deal?: number; commitment: string; then?: Seated[] }
  | { kind: 'moved'; seat: number; move: string; by: Mover; then?: Seated[] }
  | {
      kind: 'revealed';
      match: number;
      deal?: number;
      commitment: string;
      secret: string;
      seeds: string[];
      names?: string[];
      players?: Player[];
    }
  | { kind: 'tookOver'; seat: number; then?: Seated[] }
  | { kind: 'cameBack'; seat: number; then?: Seated[] }
  | { kind: 'closed' };

export type InEveryMatch =
  | { kind: 'roundBegan'; round: number; starter: number }
  | { kind: 'roundEnded'; round: number; points: number[]; totals: number[] }
  | { kind: 'matchEnded'; totals: number[]; winners: number[] };
