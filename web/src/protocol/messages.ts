import type { TableEvent } from './events';
import type { GameId } from './games';
import type { Advised, MatchResult, Mover, People, Phase, Player, ChatMessage, Seated } from './records';
import type { MatchView } from './views';

export type * from './records';

/** Messages and requests of the protocol: docs/protocol.md, version 1. */

export interface Guest {
  id: string;
  name: string;
}

/** The answer to a request for a session. */
export interface Session {
  guest: Guest;
  /** Only for a page on the server's own machine: the server's address for other devices. */
  address?: string;
  /** Only for such a page: other devices cannot open it. */
  hereOnly?: boolean;
}

/** The id of the next table that the guest opens, and the commitment of its deals. */
export interface DealPromise {
  table: string;
  /** The version of the fair deal; servers of the first version omit it. */
  deal?: number;
  commitment: string;
}

export interface Plan {
  game: GameId;
  players: number;
  options: Record<string, string>;
  isPublic: boolean;
  allowsWatchers: boolean;
  secondsPerMove: number;
  patienceSeconds: number;
  level: string;
  /** Whether persons may ask for hints even when others play. */
  allowsHints?: boolean;
}

export interface Listing {
  table: string;
  game: GameId;
  phase: Phase;
  hostName: string;
  seats: number;
  freeSeats: number;
  allowsWatchers: boolean;
  matches: number;
  changedAt: number;
  isYourTurn: boolean;
}
/** A table with a seat of the guest, or hosted by the guest. */
export interface OwnListing extends Listing {
  isHost: boolean;
  /** Of the current match; 0 if there is none. */
  round: number;
  /** The name of the person to move, possibly the guest; null for a bot or without a turn. */
  toMove: string | null;
  /** The other players; names are empty where the server did not store them. */
  others: { name: string; level: string | null; player?: Player }[];
}

export interface GameOffer {
  id: GameId;
  title: string;
  rulesVersion: number;
  fewestPlayers: number;
  mostPlayers: number;
  usualPlayers: number;
  options: { name: string; values: string[]; default: string }[];
  /** Numbers of the rules by name, different for each game. */
  numbers: Record<string, number>;
  /** The count of each card, with all options at their defaults. */
  cards: Record<string, number>;
  matches: MatchKind[];
}
/** A kind of match: one for each combination of the options that matter. */
export interface MatchKind {
  options: Record<string, string>;
  /** For each number of players from the fewest on; 0 if a score ends the match. */
  rounds: number[];
  addsUp: boolean;
  best: 'FEWEST' | 'MOST';
  /** How far back the log of a running round may be shown. */
  log: 'ALL' | 'OWN_TURN';
}

export interface ReplayStep {
  step: number;
  /** -1 for the deal. */
  seat: number;
  move: string;
  /** Absent for the deal. */
  by?: Mover;
  /** The seating: in the first step of an answer, and after each change. */
  seats?: Seated[];
  events: TableEvent[];
  views: Omit<MatchView, 'number' | 'deadline' | 'legalMoves'>[];
}

export interface Welcome {
  type: 'welcome';
  re?: string;
  protocol: number;
  server: string;
  guest: Guest;
  promise: DealPromise;
  games: GameOffer[];
  levels: string[];
  reactions: string[];
}
export interface Done {
  type: 'done';
  re?: string;
  table?: string;
  version?: number;
  name?: string;
  promise?: DealPromise;
}
export interface Refused {
  type: 'refused';
  re?: string;
  reason: string;
  rule: string;
  sentence: string;
  /** Time after which the same request may be repeated. */
  waitMillis?: number;
}
export interface TableMessage {
  type: 'table';
  re?: string;
  table: string;
  version: number;
  now: number;
  guest: string;
  isStuck: boolean;
  plan: Plan;
  people: People;
  match: MatchView | null;
  chat: ChatMessage[];
  muted: string[];
  matches: MatchResult[];
  missed: { version: number; events: TableEvent[] }[] | null;
}
export interface Update {
  type: 'update';
  table: string;
  version: number;
  now: number;
  events: TableEvent[];
  people?: People;
  match?: MatchView | null;
}
export interface Stuck {
  type: 'stuck';
  table: string;
  isStuck: boolean;
}
/** The guest must leave this table and gets no more messages about it. */
export interface SentOut {
  type: 'sentOut';
  table: string;
  reason: string;
}
export interface Tables {
  type: 'tables';
  re?: string;
  public: Listing[];
  mine: OwnListing[];
}
export interface Replay {
  type: 'replay';
  re?: string;
  table: string;
  match: number;
  moves: number;
  steps: ReplayStep[];
}
/** An expert bot's advice. */
export interface Hint extends Advised {
  type: 'hint';
  re?: string;
  table: string;
  version: number;
}
export interface Goodbye {
  type: 'goodbye';
  reason: string;
  comeBackInMillis: number;
}
export interface Pong {
  type: 'pong';
  re?: string;
  now: number;
}

export type Message =
  Welcome | Done | Refused | TableMessage | Update | Stuck | SentOut | Tables | Replay | Hint | Goodbye | Pong;

/** Delay of bot moves: CALM 2000 ms, NORMAL 1000, FAST 400; before a further move of a turn 900, 450, 150. */
export type Pace = 'CALM' | 'NORMAL' | 'FAST' | 'AT_ONCE';

export interface Open {
  type: 'open';
  game: GameId;
  players: number;
  options?: Record<string, string>;
  bots?: Record<string, string>;
  isPublic?: boolean;
  allowsWatchers?: boolean;
  secondsPerMove?: number;
  patienceSeconds?: number;
  level?: string;
  allowsHints?: boolean;
  seat?: number;
  seed?: string;
  start?: boolean;
  pace?: Pace;
}

/** Requests to an entered table. */
export type AtTable =
  | { type: 'leave' | 'rise' | 'close' }
  | { type: 'sit'; seat: number; seed?: string }
  | { type: 'seed'; seed: string }
  | { type: 'seatBot'; seat: number; level: string }
  | { type: 'freeSeat'; seat: number }
  | { type: 'start'; fill?: boolean }
  | { type: 'remove' | 'readmit' | 'passHost'; guest: string }
  | { type: 'switchChat'; isOn: boolean }
  | { type: 'mute'; guest: string; isOn?: boolean }
  | { type: 'say'; text: string }
  | { type: 'react'; reaction: string }
  | { type: 'play' | 'whyNot'; version: number; move: string }
  | { type: 'enter'; since?: number; last?: number; pace?: Pace }
  | { type: 'pace'; pace: Pace }
  | { type: 'hint'; version: number }
  | { type: 'replay'; match: number; from: number; count: number };

export type Request =
  | { type: 'hello'; protocol: number; plays?: 'new' }
  | { type: 'ping' | 'tables' }
  | { type: 'name'; name: string }
  | Open
  | (AtTable & { table: string });
