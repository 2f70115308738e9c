import type { Obstacle } from './place';

/** What a bubble should not cover: what can be pressed just now most of all, then words, then who sits where. */
const KINDS: readonly (readonly [selector: string, weight: number, outOfTurn: number])[] = [
  ['[data-drop], [data-spot^="hand-"]', 1, 0.3],
  ['.app button:not(:disabled), .app a', 1, 0.6],
  ['.prompt', 0.5, 0.5],
  ['[data-spot^="seat-"]', 0.15, 0.15],
];

/** Everything on the page that a bubble about `thing` should leave alone. */
export function obstaclesOf(thing: HTMLElement, isMyTurn: boolean): Obstacle[] {
  const found = new Map<Element, number>();
  for (const [selector, inTurn, outOfTurn] of KINDS) {
    for (const element of document.querySelectorAll(selector)) {
      if (element !== thing && !thing.contains(element) && !found.has(element))
        found.set(element, isMyTurn ? inTurn : outOfTurn);
    }
  }
  const obstacles: Obstacle[] = [];
  for (const [element, weight] of found) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width > 0 && height > 0) obstacles.push({ left, top, width, height, weight });
  }
  return obstacles;
}
