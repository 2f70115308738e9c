import { NEVER, type Obstacle } from './place';

/**
 * What a bubble does not cover, and what it rather would not: never what can be played with, the prompt with its clock,
 * and what lies before oneself; then the buttons of the bar; who sits where can wait while one reads.
 */
const KINDS: readonly (readonly [selector: string, weight: number])[] = [
  ['.prompt, .clock, .me, .acts button', NEVER],
  ['[data-drop], [data-spot^="hand-"], [data-spot^="target-"], [data-spot^="pile-"], [data-spot^="row-"]', NEVER],
  ['[data-spot^="stock-"]:not([data-spot^="seat-"] *), [data-spot^="discard"]', NEVER],
  ['.app button:not(:disabled), .app a', 0.6],
  ['[data-spot^="space-"]', 0.4],
  ['[data-spot^="seat-"]', 0.15],
];

/** Everything on the page that a bubble about `thing` should leave alone. */
export function obstaclesOf(thing: HTMLElement): Obstacle[] {
  const found = new Map<Element, number>();
  for (const [selector, weight] of KINDS) {
    for (const element of document.querySelectorAll(selector)) {
      if (element !== thing && !thing.contains(element) && !found.has(element)) found.set(element, weight);
    }
  }
  const obstacles: Obstacle[] = [];
  for (const [element, weight] of found) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width > 0 && height > 0) obstacles.push({ left, top, width, height, weight });
  }
  return obstacles;
}
