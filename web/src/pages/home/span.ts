const MINUTE = 60;
const DAY = 86_400;

/** "30 seconds", "5 minutes", "3 days", in the words of the language. */
export function span(language: string, seconds: number): string {
  const [count, unit] =
    seconds % DAY === 0
      ? [seconds / DAY, 'day']
      : seconds % MINUTE === 0
        ? [seconds / MINUTE, 'minute']
        : [seconds, 'second'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
