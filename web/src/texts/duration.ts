import { listed } from './words';

const SIZES = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;
type Unit = (typeof SIZES)[number][0];

/** A language's short words for units below days. */
export interface ClockUnits {
  hours: string;
  minutes: string;
}

/** The largest unit that fits and the next smaller one. Smaller units are dropped, so the result is never too long. */
function parts(seconds: number): [count: number, unit: Unit][] {
  const all = Math.max(0, Math.ceil(seconds));
  const largest = SIZES.findIndex(([, size]) => all >= size);
  let left = all;
  return SIZES.slice(largest, largest < 0 ? undefined : largest + 2).map(([unit, size]) => {
    const count = Math.floor(left / size);
    left %= size;
    return [count, unit];
  });
}

const counted = (language: string, count: number, unit: Unit): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);

/** In words: "30 seconds", "5 minutes", "2 days and 23 hours". */
export function inWords(language: string, seconds: number): string {
  const [first, ...rest] = parts(seconds);
  const all = [first!, ...rest.filter(([count]) => count > 0)];
  return listed(
    language,
    all.map(([count, unit]) => counted(language, count, unit)),
  );
}

/** On a clock: "2 days 23 h", "5 h 12 min", and below an hour "4:58". */
export function onClock(language: string, seconds: number, units: ClockUnits): string {
  const all = Math.max(0, Math.ceil(seconds));
  if (all < 3600) return `${Math.floor(all / 60)}:${String(all % 60).padStart(2, '0')}`;
  return parts(all)
    .filter(([count]) => count > 0)
    .map(([count, unit]) => {
      if (unit === 'day') return counted(language, count, unit);
      return `${count}\u00a0${unit === 'hour' ? units.hours : units.minutes}`;
    })
    .join(' ');
}
