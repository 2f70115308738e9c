import { store, stored } from './stored';

/** The bot levels offered to persons, weakest first. The server has more levels as baselines. */
export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

const isLevel = (level: string | null): level is Level => LEVELS.some((one) => one === level);

/** The last chosen level; the initial one can be beaten. */
export function usualLevel(): Level {
  const last = stored('level');
  return isLevel(last) ? last : 'easy';
}

/** Stores the chosen level. */
export function rememberLevel(level: string): void {
  store('level', level);
}

/** The next stronger level; null above the strongest and for other levels. */
export function strongerThan(level: string): Level | null {
  return isLevel(level) ? (LEVELS[LEVELS.indexOf(level) + 1] ?? null) : null;
}
