import type { Component } from 'svelte';
import type { TableEvent } from '../protocol/events';
import type { MatchView } from '../protocol/views';
import type { Flight } from '../animation/flight';
import type { Texts } from '../texts/en';
import type { Who } from '../texts/words';
import type { Best } from './hint/best';
import type { Tips } from './tip';
import type { Brief } from './moved';
import type { Scene, SeatFace, LogText } from './scene';

export interface RoundEndProps {
  scene: Scene;
  /** The seating at the end of the round. */
  seats?: readonly SeatFace[];
  events: readonly TableEvent[];
  isLast: boolean;
  onclose: () => void;
  /** Closes the sheet to look at the final table of the round; not offered in a lesson. */
  onlook?: () => void;
  /** The label of the button that continues, unless it starts the next round. */
  onwardSays?: string;
  /** The sheet was shown before: everything appears at once. */
  isKnown: boolean;
}

/** The parts that every game provides: table, sentences, card flights, tips. */
export interface GameKit {
  Table: Component<{ scene: Scene }>;
  /** The log line for an event; null if there is none. */
  narrate: (event: TableEvent, who: (seat: number) => Who) => LogText | null;
  /** A move in a few words for lists; null if there are none. */
  brief: Brief;
  /** The round-end sheet; games with a single round have none. */
  RoundEnd?: Component<RoundEndProps>;
  /**
   * The final table of a round: the previous view with the last card on it. The server's next view already shows the
   * next deal. Only for display. Games with a single round have none.
   */
  closing?: (events: readonly TableEvent[], before: MatchView) => MatchView;
  /** The kind of event that holds the result of a round, if the game has one. */
  scoring?: TableEvent['kind'];
  /** A recommended move in words and on the table. */
  best: (move: string, match: MatchView, texts: Texts) => Best;
  flights: (events: readonly TableEvent[], before: MatchView, after: MatchView) => Flight[];
  tips: Tips;
}
