import { localeOf } from '../../texts/words';

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "12 minutes ago", "yesterday", "now", in the given language. */
export function ago(language: string, millis: number): string {
  const [unit, size] = UNITS.find(([, length]) => millis >= length) ?? (['second', Infinity] as const);
  const words = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' });
  return words.format(-Math.floor(Math.max(0, millis) / size), unit);
}
