import type { People } from '../../protocol/messages';
import { strongerThan, type Level } from '../../settings/level';

/** Stronger bots for the next match, and their seats. */
export interface Stronger {
  level: Level;
  seats: readonly number[];
}

/** Stronger bots for a single person after a win against all bots; null if there are none. */
export function strongerAfter(people: People, guest: string, winners: readonly number[]): Stronger | null {
  const mine = people.seats.find((seat) => seat.guest === guest)?.seat ?? -1;
  const others = people.seats.filter(({ seat }) => seat !== mine);
  const isWin = people.host === guest && winners.includes(mine);
  if (!isWin || others.length === 0 || others.some((seat) => seat.guest !== null || seat.level === null)) return null;
  const levels = others.map(({ level }) => strongerThan(level ?? ''));
  const [level] = levels;
  // Different levels are the players' own choice.
  return level == null || levels.some((one) => one !== level) ? null : { level, seats: others.map(({ seat }) => seat) };
}
