/** A leaflet: position, inclination in degrees, and length. */
export interface Leaflet {
  x: number;
  y: number;
  lean: number;
  length: number;
}

/** The leaflets of a compound leaf: pairs along the stalk and one at the tip. For even counts the lowest stands alone. */
export function leaflets(count: number): Leaflet[] {
  if (count === 1) return [{ x: 47, y: 120, lean: 24, length: 82 }];
  const length = Math.max(44 - 1.75 * count, 34 - 0.7 * count);
  const pairs = Math.ceil((count - 1) / 2);
  const lowest = pairs === 1 ? 0.7 : pairs === 2 ? 0.35 : 0.12;
  const highest = pairs === 1 ? 0.7 : 0.9;
  const sides = Array.from({ length: count - 1 }, (_, i) => {
    const t = highest - (pairs === 1 ? 0 : ((highest - lowest) * Math.floor(i / 2)) / (pairs - 1));
    return { x: 36 + 28 * t + 9 * t * t, y: 138 - 60 * t - 8 * t * t, lean: i % 2 ? 88 : -36, length };
  });
  return [...sides, { x: 73, y: 72, lean: 24, length: length + 6 }];
}

/** One half of a leaflet: the blade left (-1) or right (1) of its vein. */
export function blade({ x, y, lean, length }: Leaflet, side: -1 | 1): string {
  const angle = (lean * Math.PI) / 180;
  const at = (across: number, along: number): string => {
    const px = x + across * Math.cos(angle) + along * Math.sin(angle);
    const py = y + across * Math.sin(angle) - along * Math.cos(angle);
    return `${px.toFixed(1)} ${py.toFixed(1)}`;
  };
  const breadth = side * length * (length > 60 ? 0.44 : 0.36);
  return `M${at(0, 0)}C${at(breadth, length * 0.22)} ${at(breadth, length * 0.66)} ${at(0, length)}Z`;
}
