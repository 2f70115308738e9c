import { ellipse, outline } from '../../../art/paper';

/** A ring of a 13 card: an outline drawn as a line of this width, or filled if it is the innermost. */
export interface Ring {
  d: string;
  width: number;
  isHeart: boolean;
}

/** A shape that grows around one point: its outline at a size, and the distance of its sides from that point. */
export interface Shape {
  outline: (size: number) => string;
  /** The distance of a side from the centre relative to the size; it defines a ring's width. */
  inner: number;
}

/** The suits of 13, placed on the card's crease, clear of index and symbol. */
export const SHAPES: Record<'b' | 'y' | 'g', Shape> = {
  b: { outline: (size) => ellipse(66, 101, size, size), inner: 1 },
  y: {
    outline: (size) =>
      outline([
        [66, 102 - size * 1.334],
        [66 + size * 1.19, 102 + size * 0.68],
        [66 - size * 1.19, 102 + size * 0.68],
      ]),
    inner: 0.68,
  },
  g: {
    outline: (size) => `M${66 - size * 0.75} ${106 - size * 0.75}h${size * 1.5}v${size * 1.5}h${size * -1.5}Z`,
    inner: 0.75,
  },
};

/** Rings of equal width with equal gaps that fill the shape. The innermost is filled. */
export function rings(shape: Shape, count: number): Ring[] {
  const band = 48 / (2 * count - 1);
  return Array.from({ length: count }, (_, i) =>
    i === count - 1
      ? { d: shape.outline(count === 1 ? 32 : band * 1.1), width: 0, isHeart: true }
      : { d: shape.outline(48 - band * (2 * i + 0.5)), width: band * shape.inner, isHeart: false },
  );
}
