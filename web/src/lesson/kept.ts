import type { GameId } from '../protocol/games';
import { store, stored } from '../settings/stored';

const keyOf = (game: GameId): string => `lesson-${game}`;

/** At which step somebody left a lesson; 0 if they have not begun, or are through. */
export function keptStep(game: GameId, steps: number): number {
  const step = Number(stored(keyOf(game)) ?? 0);
  return Number.isInteger(step) && step > 0 && step < steps ? step : 0;
}

export function keepStep(game: GameId, step: number): void {
  store(keyOf(game), step === 0 ? null : String(step));
}
