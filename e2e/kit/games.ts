import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { FullMatch } from './fullest';
import type { Keys } from './keys';
import type { Player } from './player';

interface Facts {
  id: string;
  fewestPlayers: number;
  mostPlayers: number;
}

/** All games, as the `welcome` of a server lists them. */
const { games } = JSON.parse(readFileSync('../protocol/messages/welcome.json', 'utf8')) as { games: Facts[] };
export const GAMES = games.map(({ id }) => id);

/** Tables of the layout tests: with the fewest players, for the fullest hands, and with the most. */
export const TABLES = games.flatMap(({ id, fewestPlayers, mostPlayers }) =>
  [fewestPlayers, mostPlayers].map((players) => ({ game: id, players })),
);

/** The knowledge needed to play one game by hand. */
export interface Hands {
  /** Makes a move by pointer. */
  play(player: Player, move: string): Promise<void>;
  /** Makes a move by keyboard alone. */
  press(keys: Keys, move: string): Promise<void>;
  /** The card of the hand for a move. */
  cardOf(move: string): string;
  /** Fills the table as far as the rules and the server allow. */
  fill(match: FullMatch, players: number): void;
  /** The card of a full hand to pick up. */
  readonly fullest: string;
  /** Proposes a move with the card in hand, so that the table asks for the second tap. */
  propose(page: Page): Promise<void>;
}

const HANDS = new Map<string, Hands>();
for (const game of GAMES) {
  if (!existsSync(`kit/games/${game}.ts`)) throw new Error(`e2e/kit/games does not say how ${game} is played by hand.`);
  const { hands } = (await import(`./games/${game}.ts`)) as { hands: Hands };
  HANDS.set(game, hands);
}

export const handsOf = (game: string): Hands => HANDS.get(game)!;
