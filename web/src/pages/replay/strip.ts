/** Geometry of the strip of a replay. */

/** One move on the strip. */
export interface Mark {
  step: number;
  /** The played card; null if there was none or the step is not loaded. */
  card: string | null;
  number: number | undefined;
  /** A pile was taken or the like: shown as a red notch. */
  isHot: boolean;
  /** A gap follows. */
  endsRound: boolean;
}

export interface Lay {
  /** The left edge of each step, from 0 (the deal); positions of the playhead. */
  lefts: number[];
  /** The distance between neighbouring cards. */
  pace: number;
}

const GAP = 10;
const WIDEST = 26;

/** Lays the moves out on a strip of this width: side by side if there is room, else like a spread deck. */
export function lay(marks: readonly Mark[], moves: number, width: number, card: number): Lay {
  const gaps = marks.filter((mark) => mark.endsRound && mark.step < moves).length;
  const gap = Math.min(GAP, width / 40);
  const room = Math.max(0, width - card - gaps * gap);
  const pace = Math.min(WIDEST, room / Math.max(1, moves));
  const lefts = [0];
  let left = 0;
  for (let step = 1; step <= moves; step++) {
    left += pace;
    lefts.push(left);
    if (marks[step - 1]?.endsRound) left += gap;
  }
  return { lefts, pace };
}

/** The step at position x. */
export function stepAt({ lefts }: Lay, x: number): number {
  let low = 0;
  let high = lefts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (lefts[middle]! <= x) low = middle;
    else high = middle - 1;
  }
  const after = lefts[low + 1];
  return after !== undefined && after - x < x - lefts[low]! ? low + 1 : low;
}

/** The step in an address after #, 0 if there is none. */
export function stepOf(hash: string): number {
  const found = /^#(\d{1,6})$/.exec(hash);
  return found ? Number(found[1]) : 0;
}
