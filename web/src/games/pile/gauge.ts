/** The gauge in a box of 200 by 200: an outline around the shape of the suit, with one segment for each point of the full sum. */

export interface GaugeShape {
  /** The shape inside, in the colour of the suit. */
  inside: string;
  /** Its half right of the crease. */
  shaded: string;
  /** The path of the segments. Its start aligns them evenly with the shape's axis. */
  way: string;
  /** The baseline and size of the sum. */
  text: { y: number; size: number };
}

/** The appearance of a game's gauge. */
export interface GaugeLook {
  shapeOf: (kind: string, sum: number, full: number) => GaugeShape;
  /** The darkness of the shaded half. */
  shade: number;
  /** Draws the suit symbol inside, above the sum. */
  hasSymbol: boolean;
  /** The smallest height of a target with room for the sum, in pixels. */
  lowest: number;
}

export type Segment = 'empty' | 'lies' | 'adds' | 'over';

/** The segments for the current sum and an added card. An excess wraps around, so the number of red segments equals the card's value. */
export function segments(full: number, sum: number, adds: number): Segment[] {
  const isOver = sum + adds > full;
  return Array.from({ length: full }, (_, i) => {
    const isAdded = (i >= sum && i < sum + adds) || i + full < sum + adds;
    if (isAdded) return isOver ? 'over' : 'adds';
    return i < sum ? 'lies' : 'empty';
  });
}
