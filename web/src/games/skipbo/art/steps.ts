/** Steps of the Skip-Bo stairs; higher cards climb higher. */
export function steps(count: number): { x: number; width: number; y: number }[] {
  const width = 84 / count;
  const rise = 34 + 4 * count;
  return Array.from({ length: count }, (_, i) => ({ x: 12 + i * width, width, y: 140 - 6 - (rise * (i + 1)) / count }));
}
