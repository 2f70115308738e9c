import type { OwnListing } from '../../protocol/messages';
import type { Texts } from '../../texts/en';
import { shownPlayers } from '../../texts/names';
import { listed } from '../../texts/words';

/** One of the guest's tables, as a row of the start page. */
export interface OwnRow extends OwnListing {
  /** It is on this device. */
  isHere: boolean;
  /** It is at the server, which is unreachable. */
  waits: boolean;
}

/** The number of rows before "and 7 more". On a narrow screen one, so that the games stay visible. */
export const MOST_ROWS = 5;
export const MOST_ROWS_NARROW = 1;

/** Whether it is a running match against bots only. */
export function isAgainstBots({ phase, others }: OwnListing): boolean {
  return phase === 'PLAYING' && others.length > 0 && others.every(({ level }) => level !== null);
}

/** The other players of a table, with the level of bots: "Ben, Cleo and Dirk (easy)". Empty if none is known. */
export function opponents(language: string, texts: Texts, { others }: OwnListing): string {
  const levels = new Set(others.flatMap(({ level }) => (level === null ? [] : [level])));
  const says = (level: string): string => ` (${texts.common.levels[level] ?? level})`;
  const [only] = levels.size === 1 && others.every(({ level }) => level !== null) ? levels : [];
  const known = others.filter(({ name }) => name !== '').map(({ name, level, player }) => player ?? { name, level });
  const shown = shownPlayers(known);
  // Bots have a level.
  const names = known.map(({ name, level }, i) => {
    if (level === null) return shown[i]!;
    return only === undefined ? name + says(level) : name;
  });
  return names.length === 0 ? '' : listed(language, names) + (only === undefined ? '' : says(only));
}

/** The visible rows and the number of hidden ones; rows being closed keep their places. */
export function shownRows<T>(rows: readonly T[], most: number): { shown: readonly T[]; more: number } {
  const shown = rows.slice(0, most);
  return { shown, more: rows.length - shown.length };
}
