import type { GameId } from '../protocol/games';
import { store, stored } from '../settings/stored';

const keyOf = (game: GameId): string => `lesson-${game}`;

/** The step at which the lesson was left; 0 if it was not begun or is finished. */
export function storedStep(game: GameId, steps: number): number {
  const step = Number(stored(keyOf(game)) ?? 0);
  return Number.isInteger(step) && step > 0 && step < steps ? step : 0;
}

export function storeStep(game: GameId, step: number): void {
  store(keyOf(game), step === 0 ? null : String(step));
}
