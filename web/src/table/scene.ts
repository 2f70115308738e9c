import type { TableEvent } from '../protocol/events';
import type { Plan, Seated } from '../protocol/messages';
import type { MatchView } from '../protocol/views';
import type { GameId, ViewOf } from '../protocol/games';
import type { Snippet } from 'svelte';
import type { Who } from '../texts/words';
import type { Adviser } from './hint/best';

/** Who sits in a seat, as the table draws it. */
export interface SeatFace {
  seat: number;
  /** Empty if nobody sits there. */
  name: string;
  /** Stable id for the avatar, and the animal that nobody else at this table is. */
  avatar: string;
  animal: number;
  isMe: boolean;
  isHost: boolean;
  /** A bot sits there, or has taken over: its level. */
  level: string | null;
  isBot: boolean;
  isTakenOver: boolean;
  isAway: boolean;
  /** When a bot will take over for somebody who is away (server's clock). */
  takeOverAt: number | null;
  isWinner: boolean;
}

/**
 * How a table is laid out, with one's own things below, and the others above or in a column beside it. `piles`: the middle
 * takes what room they leave. `row`: so it does, and the hand is as wide as the middle. `board`: the middle is a square, as
 * large as the window allows; all else keeps out of its way, and there is no plate of one's own.
 */
export type Layout = 'piles' | 'row' | 'board';

/**
 * What a game draws: a match as somebody sees it, now or in a replay, and how a move is made. Everything in it is
 * reactive: read it inside `$derived` and markup.
 */
export interface Scene<G extends GameId = GameId> {
  readonly game: G;
  readonly plan: Plan;
  readonly match: MatchView<ViewOf<G>>;
  /** In the order of the seats. */
  readonly seats: readonly SeatFace[];
  /** Whose hand lies in front of us; -1 for those who look on. */
  readonly mySeat: number;
  /** A move may be made here and now. */
  readonly isMyTurn: boolean;
  /** Empty unless `isMyTurn`. */
  readonly legalMoves: readonly string[];
  /** The move that is on its way. */
  readonly pending: string | null;
  /** What the newest move brought about: marks it on the table. */
  readonly lastEvents: readonly TableEvent[];
  /** The match as it was before the card that is in the air; null when all has landed. Whose turn it is and sums wait for it. */
  readonly before: MatchView<ViewOf<G>> | null;
  /** In a replay: the hands of all seats, all of them open. Null while hands are hidden. */
  readonly openHands: readonly string[][] | null;
  /**
   * Makes a move. If it is not legal, the server is asked why, and the answer appears at `spot`. If this device wants
   * moves confirmed, it waits for `confirm`; `says` tells what it would do.
   */
  play(move: string, spot: string, says?: string): void;
  /** Says at a spot why a move cannot be made, as the server rules. */
  explain?(move: string, spot: string): void;
  /** The move that waits for a second tap. */
  readonly proposed: { move: string; spot: string; says: string } | null;
  confirm(): void;
  withdraw(): void;
  /** Shows a sentence at a spot for some seconds: why something cannot be done. */
  tell(spot: string, text: string): void;
  readonly told: { spot: string; text: string } | null;
  /** Who sits there, or sat there then. */
  who(seat: number, then?: readonly Seated[]): Who;
  /** Who sat there when the round began that is shown. */
  whoAtDeal(seat: number): Who;
  /** What happened, the newest first, as far as it may be shown. */
  readonly log: readonly LogLine[];
  /** Whether this is a replay, in which nothing can be done. */
  readonly isReplay: boolean;
}

/** What a page puts around the table of a game; the frame of the table shows it. */
export interface Around {
  /** In the bar, on the right. */
  buttons?: Snippet;
  /** A strip under the bar: a lost line, a moment of the past. */
  strip?: Snippet;
  /** At the foot of the score pad. */
  aside?: Snippet;
  /** Under the hand: what moves a replay. */
  foot?: Snippet;
  /** In a lesson: a bar of its own, and between the table and the hand, instead of the prompt, what the coach says. */
  lesson?: { bar: Snippet; coach: Snippet };
  /** Can be asked what is best. */
  expert?: Adviser;
  /** Instead of the game's own prompt. */
  prompt?: () => string | null;
  /** Set by the frame: opens the sheet with the log and the score. */
  openLog?: () => void;
}

/** One line of the log. */
export interface Telling {
  seat: number;
  /** A whole sentence, beginning with who it is about. */
  text: string;
  /** Whom it is about, by the name of that time. */
  name?: string;
  /** A card to show beside it. */
  card?: string;
  /** The number that a wild stands for. */
  number?: number;
  /** What is said of who won is said of the person, whoever laid the last card. */
  isOfPerson?: boolean;
  /** Somebody takes a pile, passes, and the like. */
  isHot?: boolean;
}

export interface LogLine extends Telling {
  key: string;
  /** Stands above an earlier match. */
  isDivider?: boolean;
}
