import { outline, type Point } from '../../../art/paper';

/** A bare tree with two pairs of boughs: one outline for the lit side and one for the shaded side. */
export function tree(x: number, foot: number, height: number): { lit: string; shaded: string } {
  const top = foot - height;
  const half = height * 0.044;
  const tip: Point = [x - height * 0.011, top];
  const bough = (at: number, reach: number, side: -1 | 1): Point[] => {
    const y = foot - height * at;
    return [
      [x - height * 0.004, y],
      [x + side * reach * height, y - reach * height * 0.775],
      [x - height * 0.004, y - height * 0.045],
    ];
  };
  return {
    lit: [[[x, foot], [x - half, foot], tip] satisfies Point[], bough(0.35, 0.336, -1), bough(0.6, 0.24, -1)]
      .map((points) => outline(points))
      .join(''),
    shaded: [[[x, foot], [x + half, foot], tip] satisfies Point[], bough(0.45, 0.32, 1), bough(0.7, 0.208, 1)]
      .map((points) => outline(points))
      .join(''),
  };
}
