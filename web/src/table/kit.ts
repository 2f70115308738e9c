import type { Component } from 'svelte';
import type { TableEvent } from '../protocol/events';
import type { MatchView } from '../protocol/views';
import type { Flight } from '../animation/flight';
import type { Texts } from '../texts/en';
import type { Who } from '../texts/words';
import type { Best } from './hint/best';
import type { Tips } from './tip';
import type { Brief } from './moved';
import type { Scene, SeatFace, Telling } from './scene';

export interface RoundEndProps {
  scene: Scene;
  /** Who sat where at the end of the round. */
  seats?: readonly SeatFace[];
  events: readonly TableEvent[];
  isLast: boolean;
  onclose: () => void;
  /** Puts the sheet aside to look at the table as the round left it; not offered in a lesson. */
  onlook?: () => void;
  /** What the button says that leads on, if it is not the next round. */
  onwardSays?: string;
  /** It was put aside before: then nothing is told step by step. */
  isKnown: boolean;
}

/** What every game brings: its table, its sentences, its travelling cards, its hints. */
export interface GameKit {
  Table: Component<{ scene: Scene }>;
  /** The line of the log for an event; null if there is nothing to say. */
  narrate: (event: TableEvent, who: (seat: number) => Who) => Telling | null;
  /** What a move brought about, in a few words for a list of several; null if there is nothing to say. */
  brief: Brief;
  /** What a round that is over came to, explained; games of a single round have none. */
  RoundEnd?: Component<RoundEndProps>;
  /**
   * The table as it lay when a round ended, for the last look at it: the view before, with the last card on it. The server
   * shows the next deal already. Nothing follows from it, the next view replaces it. Games of a single round have none.
   */
  closing?: (events: readonly TableEvent[], before: MatchView) => MatchView;
  /** The kind of event by which a round that is over tells what it came to, if it has one of its own. */
  scoring?: TableEvent['kind'];
  /** A move that is best, in words and on the table. */
  best: (move: string, match: MatchView, texts: Texts) => Best;
  flights: (events: readonly TableEvent[], before: MatchView, after: MatchView) => Flight[];
  hints: Tips;
}
