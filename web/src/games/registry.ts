import { looks } from '../art/look';
import { decks } from '../fair/deck';
import { GAMES } from '../game/registry';
import type { GameId } from '../protocol/games';
import { game as friday } from './friday/game';
import type { Game } from './game';
import { game as leaves } from './leaves/game';
import { game as skipbo } from './skipbo/game';
import { game as thirteen } from './thirteen/game';

/** All games that can be played, in display order. */
export const REGISTRY: Readonly<Record<GameId, Game>> = { thirteen, friday, skipbo, leaves };

for (const [id, game] of Object.entries(REGISTRY)) {
  // The keys are exactly the games.
  const name = id as GameId;
  if (!GAMES.includes(name)) GAMES.push(name);
  looks.put(name, game.look);
  decks.put(name, game.decks);
}
