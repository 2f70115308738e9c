import type { Component } from 'svelte';
import type { Best } from '../table/expert/best';
import type { TableEvent } from '../protocol/events';
import type { GameId, MatchView } from '../protocol/views';
import type { Flight, Scene, Telling } from '../table/scene';
import type { Texts } from '../texts/en';
import type { Who } from '../texts/words';

export interface RoundEndProps {
  scene: Scene;
  events: readonly TableEvent[];
  isLast: boolean;
  onclose: () => void;
  /** Puts the sheet aside to look at the table as the round left it. */
  onlook: () => void;
  /** It was put aside before: then nothing is told step by step. */
  isKnown: boolean;
}

/** What every game brings: its table, its sentences, its travelling cards. */
export interface GameKit {
  Table: Component<{ scene: Scene }>;
  /** The line of the log for an event; null if there is nothing to say. */
  narrate: (event: TableEvent, who: (seat: number) => Who) => Telling | null;
  /** What a round that is over came to, explained; games of a single round have none. */
  RoundEnd?: Component<RoundEndProps>;
  /**
   * The table as it lay when a round ended, for the last look at it: the view before, with the last card on it. The server
   * shows the next deal already. Nothing follows from it, the next view replaces it. Games of a single round have none.
   */
  closing?: (events: readonly TableEvent[], before: MatchView) => MatchView;
  /** A move that is best, in words and on the table. */
  best: (move: string, match: MatchView, texts: Texts) => Best;
  flights: (events: readonly TableEvent[], before: MatchView, after: MatchView) => Flight[];
}

const fetched = new Map<GameId, Promise<GameKit>>();

/** A game's part of the client, fetched when its table is entered first. Asked again it is the same promise. */
export function kitOf(game: GameId): Promise<GameKit> {
  let kit = fetched.get(game);
  if (!kit) fetched.set(game, (kit = fetchKit(game)));
  return kit;
}

function fetchKit(game: GameId): Promise<GameKit> {
  switch (game) {
    case 'thirteen':
    case 'friday':
      return import('./pile/kit').then((module) => module.kit(game));
    case 'skipbo':
      return import('./skipbo/kit').then((module) => module.kit);
    case 'leaves':
      return import('./leaves/kit').then((module) => module.kit);
  }
}
