/** What the three languages share: plural forms, lists, times. */

/** One form for exactly one, another for all other numbers (none included), as English, German and Dutch have it. */
export function plural(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}

/** With a capital first; Dutch drops the accent of "één" then. */
export function capital(text: string): string {
  return text.charAt(0).replace('é', 'e').toUpperCase() + text.slice(1);
}

const lists = new Map<string, Intl.ListFormat>();

/** "Ada, Ben and Cleo". */
export function listed(language: string, things: string[]): string {
  let list = lists.get(language);
  if (!list) lists.set(language, (list = new Intl.ListFormat(language, { type: 'conjunction' })));
  return list.format(things);
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
  return new Intl.RelativeTimeFormat(language).format(Math.max(1, Math.ceil(millis / size)), unit);
}

/** Who does something: the verb differs for "you". */
export interface Who {
  name: string;
  isMe: boolean;
}
