/** A box on the page, in pixels of the window. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** An element to avoid; higher weights are avoided more. */
export interface Obstacle extends Box {
  weight: number;
}

/** The weight of elements that are covered only if no other place exists. */
export const NEVER = 1e6;

export interface Place {
  left: number;
  top: number;
  /** The side of the target on which the bubble lies; `apart` if it does not touch it and has no pointer. */
  side: 'above' | 'below' | 'left' | 'right' | 'apart';
  /** The position of the pointer, from the bubble's left or upper edge. */
  tip: number;
  /** The cost of covered obstacles; from NEVER on, something essential is covered or the target is too far away. */
  cost: number;
}

const MARGIN = 2;
/** Room for the pointer between bubble and target. */
const GAP = 12;
/** The largest distance between bubble and target. The prompt and the own plate may lie between. */
const BESIDE = 120;
/** Covered square pixels that equal one pixel of distance to the target. */
const PULL = 20;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** The distance of two boxes: horizontal plus vertical. */
const distance = (a: Box, b: Box): number =>
  Math.max(0, b.left - a.left - a.width, a.left - b.left - b.width) +
  Math.max(0, b.top - a.top - a.height, a.top - b.top - b.height);

/** Candidate positions along one axis of the window: a coarse grid, and positions that touch the target. */
function stops(room: number, size: number, touching: readonly number[], step: number): number[] {
  const last = room - size - MARGIN;
  const all = touching.filter((at) => at >= MARGIN && at <= last);
  for (let at = MARGIN; at <= last; at += step) all.push(at);
  if (last >= MARGIN) all.push(last);
  return all.length > 0 ? all : [Math.max(0, (room - size) / 2)];
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** The middle of the overlap of two intervals, clear of the first one's rounded corners; null without overlap. */
function tipAt(start: number, length: number, other: number, otherLength: number): number | null {
  const from = Math.max(start, other);
  const to = Math.min(start + length, other + otherLength);
  return from > to ? null : clamp((from + to) / 2 - start, 18, length - 18);
}

function describe(left: number, top: number, bubble: Size, thing: Box): Omit<Place, 'cost'> {
  const across = tipAt(left, bubble.width, thing.left, thing.width);
  const down = tipAt(top, bubble.height, thing.top, thing.height);
  const isNear = (distance: number): boolean => Math.abs(distance) <= GAP + 4;
  if (across !== null) {
    if (isNear(top + bubble.height - thing.top)) return { left, top, side: 'above', tip: across };
    if (isNear(thing.top + thing.height - top)) return { left, top, side: 'below', tip: across };
  }
  if (down !== null) {
    if (isNear(left + bubble.width - thing.left)) return { left, top, side: 'left', tip: down };
    if (isNear(thing.left + thing.width - left)) return { left, top, side: 'right', tip: down };
  }
  return { left, top, side: 'apart', tip: 0 };
}

export interface Size {
  width: number;
  height: number;
}

/**
 * Places a bubble inside the window: not on its target if avoidable, with the least coverage of obstacles, and as near
 * to the target as possible.
 */
export function place(bubble: Size, thing: Box, window: Size, obstacles: readonly Obstacle[]): Place {
  const middle = thing.left + thing.width / 2 - bubble.width / 2;
  const level = thing.top + thing.height / 2 - bubble.height / 2;
  const step = Math.max(8, Math.round(Math.sqrt((window.width * window.height) / 4000)));
  const lefts = stops(
    window.width,
    bubble.width,
    [middle, thing.left, thing.left - bubble.width - GAP, thing.left + thing.width + GAP],
    step,
  );
  const tops = stops(
    window.height,
    bubble.height,
    [thing.top - bubble.height - GAP, thing.top + thing.height + GAP, level],
    step,
  );
  let best = { left: lefts[0] ?? 0, top: tops[0] ?? 0, cost: Infinity };
  for (const top of tops) {
    for (const left of lefts) {
      const box = { left, top, ...bubble };
      const far = distance(box, thing);
      let cost = (far > BESIDE ? NEVER : 0) + PULL * far + Math.abs(left - middle) / 10 + Math.abs(top - level) / 100;
      cost +=
        NEVER *
        overlap(box, { left: thing.left - 4, top: thing.top - 4, width: thing.width + 8, height: thing.height + 8 });
      for (const obstacle of obstacles) {
        if (cost >= best.cost) break;
        const covered = overlap(box, obstacle);
        // Covering a corner of a large element does little harm; a hidden small button cannot be pressed.
        const share = covered / (obstacle.width * obstacle.height);
        cost += obstacle.weight * covered * (obstacle.weight === NEVER ? 1 : 0.15 + 0.85 * share);
      }
      if (cost < best.cost) best = { left, top, cost };
    }
  }
  return { ...describe(best.left, best.top, bubble, thing), cost: best.cost };
}
