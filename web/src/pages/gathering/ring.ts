/** A place at the table, in percent of its box. */
export interface Place {
  x: number;
  y: number;
}

/** A number of places around a table, clockwise, the first one nearest to the viewer. */
export function placesRound(count: number): Place[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = Math.PI / 2 + (2 * Math.PI * i) / count;
    return { x: round(50 + 50 * Math.cos(angle)), y: round(50 + 50 * Math.sin(angle)) };
  });
}

const round = (value: number): number => Math.round(value * 100) / 100;
