/** The gauge in a box of 200 by 200: an outline of as many segments as the sum may be high, around the shape of its suit. */

export interface GaugeShape {
  /** What lies inside, in the colour of the suit. */
  inside: string;
  /** The right half of it, right of the crease. */
  shaded: string;
  /** The way of the segments: it begins so that they lie evenly around the shape's axis. */
  way: string;
  /** Where the sum is written: its baseline and size. */
  text: { y: number; size: number };
}

/** How the gauge of a game is drawn. */
export interface GaugeLook {
  shapeOf: (kind: string, sum: number, full: number) => GaugeShape;
  /** How dark the shaded half is. */
  shade: number;
  /** The symbol of the suit lies inside, over the sum. */
  hasSymbol: boolean;
  /** How low a target may get, in pixels, so that the sum has room. */
  lowest: number;
}

export type Segment = 'empty' | 'lies' | 'adds' | 'over';

/**
 * The segments: what lies there, and what a card would add. Over that they go round once more, so as many are red as the
 * card is worth.
 */
export function segments(full: number, sum: number, adds: number): Segment[] {
  const isOver = sum + adds > full;
  return Array.from({ length: full }, (_, i) => {
    const isAdded = (i >= sum && i < sum + adds) || i + full < sum + adds;
    if (isAdded) return isOver ? 'over' : 'adds';
    return i < sum ? 'lies' : 'empty';
  });
}
