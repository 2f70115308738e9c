/** Moves of 13 Leaves in the notation of docs/notation.md: `3x6` plays three 6s, `pass8` passes and takes an 8. */

export const playMove = (count: number, value: number): string => `${count}x${value}`;
export const passMove = (value: number): string => `pass${value}`;

/** The currently legal moves by kind. */
export interface Offers {
  /** The playable counts of each value, ascending. */
  counts: ReadonlyMap<number, readonly number[]>;
  /** The values that can be taken when passing. */
  takes: ReadonlySet<number>;
}

export function offersOf(legalMoves: readonly string[]): Offers {
  const counts = new Map<number, number[]>();
  const takes = new Set<number>();
  for (const move of legalMoves) {
    const play = /^(\d+)x(\d+)$/.exec(move);
    const pass = /^pass(\d+)$/.exec(move);
    if (play) {
      const value = Number(play[2]);
      counts.set(
        value,
        [...(counts.get(value) ?? []), Number(play[1])].sort((one, other) => one - other),
      );
    } else if (pass) takes.add(Number(pass[1]));
  }
  return { counts, takes };
}

/** The next legal count in a direction; unchanged if there is none. */
export function stepped(counts: readonly number[], now: number, by: 1 | -1): number {
  return counts[counts.indexOf(now) + by] ?? now;
}

const TOGETHER = 900;

/** The value for typed digits: 7 is 7, 0 is 10, and 1 followed soon by 2 is 12. */
export function typedValue(digit: number, before: { digit: number; at: number } | null, at: number): number {
  const isSecond = before !== null && before.digit === 1 && digit <= 3 && at - before.at < TOGETHER;
  return isSecond || digit === 0 ? 10 + digit : digit;
}
