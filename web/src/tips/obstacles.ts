import { NEVER, type Obstacle } from './place';

/**
 * Elements that a bubble must not cover, and elements that it should avoid. Never covered: the header, the seats, the
 * prompt with its clock, the chat, the buttons of a turn, and every readable card or gauge. Avoided: empty places and
 * the newest log line.
 */
const KINDS: readonly (readonly [selector: string, weight: number])[] = [
  ['.bar, .strip, .back, .seat, .flag, .me, .mine, .prompt, .clock, .talk, .acts button', NEVER],
  ['main .card, main .dial, [data-spot^="hand-"], [data-spot^="stock-"], [data-spot^="discard"]', NEVER],
  ['[data-spot^="space-"], [data-drop]', 0.3],
  ['.app button:not(:disabled), .app a', 0.6],
  ['.side', 1],
  ['.ticker', 0.15],
];

/** All elements that a bubble about `thing` should avoid. */
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
