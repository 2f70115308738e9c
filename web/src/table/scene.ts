import type { TableEvent } from '../protocol/events';
import type { Plan, Seated } from '../protocol/messages';
import type { MatchView } from '../protocol/views';
import type { GameId, ViewOf } from '../protocol/games';
import type { Snippet } from 'svelte';
import type { Who } from '../texts/words';
import type { Adviser } from './hint/best';

/** A seat for display. */
export interface SeatFace {
  seat: number;
  /** Empty for a free seat. */
  name: string;
  /** A stable id for the avatar, and an animal unique at this table. */
  avatar: string;
  animal: number;
  isMe: boolean;
  isHost: boolean;
  /** The level of the bot that sits there or has taken over. */
  level: string | null;
  isBot: boolean;
  isTakenOver: boolean;
  isAway: boolean;
  /** When a bot takes over for an absent player (server's clock). */
  takeOverAt: number | null;
  isWinner: boolean;
}

/**
 * The layout of a table. The viewer's side is below; the others are above or in a column beside it. `piles`: the middle
 * takes the remaining room. `row`: the same, with the hand as wide as the middle. `board`: the middle is the largest
 * square that the window allows, everything else gives way, and there is no own plate.
 */
export type Layout = 'piles' | 'row' | 'board';

/**
 * The input of a game's components: a match as a viewer sees it, live or in a replay, and the actions for moves. All
 * members are reactive: read them inside `$derived` and markup.
 */
export interface Scene<G extends GameId = GameId> {
  readonly game: G;
  readonly plan: Plan;
  readonly match: MatchView<ViewOf<G>>;
  /** In the order of the seats. */
  readonly seats: readonly SeatFace[];
  /** The seat of the visible hand; -1 for watchers. */
  readonly mySeat: number;
  /** A move is possible now. */
  readonly isMyTurn: boolean;
  /** Empty unless `isMyTurn`. */
  readonly legalMoves: readonly string[];
  /** The move that awaits an answer. */
  readonly pending: string | null;
  /** The events of the newest move, marked on the table. */
  readonly lastEvents: readonly TableEvent[];
  /** The match before the card in flight; null when all have landed. Turn and sums are shown from it. */
  readonly before: MatchView<ViewOf<G>> | null;
  /** In a replay: the hands of all seats, all open. Null while hands are hidden. */
  readonly openHands: readonly string[][] | null;
  /**
   * Makes a move. If it is illegal, the server's reason appears at `spot`. If this device requires confirmation, it
   * waits for `confirm`; `says` describes its effect.
   */
  play(move: string, spot: string, says?: string): void;
  /** Shows at a spot why a move is illegal, according to the server. */
  explain?(move: string, spot: string): void;
  /** The move that awaits confirmation. */
  readonly proposed: { move: string; spot: string; says: string } | null;
  confirm(): void;
  withdraw(): void;
  /** Shows a sentence at a spot for some seconds: why an action is impossible. */
  showNotice(spot: string, text: string): void;
  readonly notice: { spot: string; text: string } | null;
  /** The player of a seat, now or in a former seating. */
  who(seat: number, then?: readonly Seated[]): Who;
  /** The player of a seat when the shown round began. */
  whoAtDeal(seat: number): Who;
  /** The visible part of the log, newest first. */
  readonly log: readonly LogLine[];
  /** Whether this is a replay, in which no moves are possible. */
  readonly isReplay: boolean;
}

/** The page's content around a game's table; the frame of the table shows it. */
export interface FrameContext {
  /** In the bar, on the right. */
  buttons?: Snippet;
  /** A strip below the bar: a lost connection, an earlier moment. */
  strip?: Snippet;
  /** At the foot of the score pad. */
  aside?: Snippet;
  /** Below the hand: replay controls. */
  foot?: Snippet;
  /** In a lesson: its own bar, and the coach's lane between table and hand instead of the prompt. */
  lesson?: { bar: Snippet; coach: Snippet };
  /** The source of hints. */
  adviser?: Adviser;
  /** Replaces the game's own prompt. */
  prompt?: () => string | null;
  /** Set by the frame: opens the sheet with the log and the score. */
  openLog?: () => void;
}

/** One line of the log. */
export interface LogText {
  seat: number;
  /** A whole sentence that begins with its subject. */
  text: string;
  /** The subject's name at that time. */
  name?: string;
  /** A card to show beside it. */
  card?: string;
  /** The number that a wild stands for. */
  number?: number;
  /** The sentence is about the winning person, even if a bot played the last card. */
  isOfPerson?: boolean;
  /** A striking event: a taken pile, a pass, and the like. */
  isHot?: boolean;
}

export interface LogLine extends LogText {
  key: string;
  /** A divider above an earlier match. */
  isDivider?: boolean;
}
