/** Functions that the three languages share: plural forms, lists, times. */

import type { GameId, TextsOf } from '../protocol/games';

/** One form for exactly one, another for all other numbers including none, as in English, German and Dutch. */
export function plural(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}

/** Capitalizes the first letter; Dutch then drops the accent of "één". */
export function capital(text: string): string {
  return text.charAt(0).replace('é', 'e').toUpperCase() + text.slice(1);
}

/** The language tag for dates, lists and screen readers: English is British. */
export const localeOf = (language: string): string => (language === 'en' ? 'en-GB' : language);

const lists = new Map<string, Intl.ListFormat>();

/** "Ada, Ben and Cleo". */
export function listed(language: string, things: string[]): string {
  let list = lists.get(language);
  if (!list) lists.set(language, (list = new Intl.ListFormat(localeOf(language), { type: 'conjunction' })));
  return list.format(things);
}

/** "18 Nov 2026, 23:15". */
export function dateAndTime(language: string, millis: number): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short' }).format(millis);
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** "in 12 seconds", "in 5 minutes", "in 7 hours": never too early. */
export function soon(language: string, millis: number): string {
  const [size, unit] =
    millis <= 2 * MINUTE
      ? ([SECOND, 'second'] as const)
      : millis <= 2 * HOUR
        ? ([MINUTE, 'minute'] as const)
        : ([HOUR, 'hour'] as const);
  return new Intl.RelativeTimeFormat(localeOf(language)).format(Math.max(1, Math.ceil(millis / size)), unit);
}

/** The subject of a sentence: the verb differs for "you". */
export interface Who {
  name: string;
  isMe: boolean;
}

export type TextsOfGames = { [G in GameId]: TextsOf<G> };

/** The texts of all games in one language, from one file each. */
export function byGame(found: Record<string, unknown>): TextsOfGames {
  const games = Object.entries(found).map(([path, words]) => [path.split('/').at(-3), words]);
  // A test ensures that all games have all languages.
  return Object.fromEntries(games) as TextsOfGames;
}
