import { store, stored } from './stored';

/** How strong bots are that people play against, from the weakest on. The server knows others, as yardsticks. */
export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

const isLevel = (level: string | null): level is Level => LEVELS.some((one) => one === level);

/** What was chosen last; the first opponents can be beaten. */
export function usualLevel(): Level {
  const last = stored('level');
  return isLevel(last) ? last : 'easy';
}

/** The level is remembered: people grow. */
export function rememberLevel(level: string): void {
  store('level', level);
}

/** The next stronger one; null above the strongest, and for what is no step of the ladder. */
export function strongerThan(level: string): Level | null {
  return isLevel(level) ? (LEVELS[LEVELS.indexOf(level) + 1] ?? null) : null;
}
