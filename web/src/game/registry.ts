import type { GameId } from '../protocol/games';

/** The games that can be played, in display order; `games/registry.ts` fills the list. */
export const GAMES: GameId[] = [];

export const isGame = (text: string): text is GameId => (GAMES as readonly string[]).includes(text);

/** A per-game value that a lower folder declares and the games provide. It keeps that folder independent of the games. */
export class Slot<T> {
  readonly #brought = new Map<GameId, T>();

  constructor(private readonly name: string) {}

  put(game: GameId, part: T): void {
    this.#brought.set(game, part);
  }

  of(game: GameId): T {
    const part = this.#brought.get(game);
    if (part === undefined) throw new Error(`The game ${game} provides no ${this.name}.`);
    return part;
  }
}
