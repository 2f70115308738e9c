import type { TableEvent } from './events';
import type { GameId } from './games';
import type { Advised, MatchResult, Mover, People, Phase, Player, ChatMessage, Seated } from './records';
import type { MatchView } from './views';

export type * from './records';

/** What the server says, and what it is asked: docs/protocol.md, version 1. */

export interface Guest {
  id: string;
  name: string;
}

/** What is answered to who asks for a session. */
export interface Session {
  guest: Guest;
  /** Only for a page on the server's own machine: where other devices open the server. */
  address?: string;
  /** Only for such a page: no other device can open it. */
  hereOnly?: boolean;
}

/** The id of the next table that we open, and what its deals are bound to. */
export interface DealPromise {
  table: string;
  /** The version of the fair deal; servers of the first version do not say it. */
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
  /** Whether persons may ask an expert although others play. */
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
/** A table where we sit or that is ours. */
export interface OwnListing extends Listing {
  isHost: boolean;
  /** Of the match that goes on; 0 if none does. */
  round: number;
  /** The name of the person who is to move, ourselves included; null if it is a bot or nobody. */
  toMove: string | null;
  /** Who else sits there; names are empty where the server did not keep them. */
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
  /** Numbers of the rules by name, each game its own. */
  numbers: Record<string, number>;
  /** How many of each card there are, with all options at their defaults. */
  cards: Record<string, number>;
  matches: MatchKind[];
}
/** A kind of match: there is one for each choice of those options that make a difference. */
export interface MatchKind {
  options: Record<string, string>;
  /** For each number of players from the fewest on; 0 if it goes on until somebody has enough. */
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
  /** Not there for the deal. */
  by?: Mover;
  /** Who sat where then: in the first step of an answer, and where that has changed. */
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
  /** After which the same may be asked again. */
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
/** We may not stay at this table, and hear no more of it. */
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
/** What an expert would do. */
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

/** How long bots wait: CALM 2000 ms, NORMAL 1000, FAST 400; before a further move of a turn 900, 450, 150. */
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

/** What is asked of a table that one has entered. */
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
  | { type: 'hello'; protocol: number }
  | { type: 'ping' | 'tables' }
  | { type: 'name'; name: string }
  | Open
  | (AtTable & { table: string });
