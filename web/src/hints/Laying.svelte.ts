import { spot } from '../ui/spots';
import { obstaclesOf } from './obstacles';
import { NEVER, place, type Box, type Obstacle, type Place, type Size } from './place';

/** The shapes of a hint: as is good to read, else low and broad, else a column, else a strip along the edge. */
const SHAPES = [
  { width: '19rem', shape: '' },
  { width: '36rem', shape: 'broad' },
  { width: '11rem', shape: 'tight' },
  { width: '52rem', shape: 'strip' },
];

/** Where a hint lies on the page, and what it is about. */
export class Laying {
  /** Null if there is no room for it, or nothing that it is about. */
  at = $state.raw<Place | null>(null);
  /** Around the thing that it is about. */
  ring = $state.raw<Box | null>(null);
  #measured = '';

  /** Lays the bubble beside the first of these spots that is on the page, if anything has changed since the last time. */
  lay(bubble: HTMLElement | undefined, id: string | null, spots: readonly string[]): void {
    const target = spots.map(spot).find((found) => found && found.getClientRects().length > 0);
    if (!bubble || !target) {
      this.at = this.ring = null;
      this.forget();
      return;
    }
    const box = target.getBoundingClientRect();
    const room = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const obstacles = obstaclesOf(target);
    const measure = (): string => JSON.stringify([id, box, room, obstacles, bubble.offsetHeight]);
    if (measure() === this.#measured) return;
    this.at = bestPlace(bubble, box, room, obstacles);
    this.#measured = measure();
    this.ring = { left: box.left, top: box.top, width: box.width, height: box.height };
  }

  /** The next time it is measured in any case. */
  forget(): void {
    this.#measured = '';
  }
}

/** The first shape in which it covers nothing that it must not. Without one it waits for a turn with more room. */
function bestPlace(element: HTMLElement, box: Box, room: Size, obstacles: readonly Obstacle[]): Place | null {
  for (const { width, shape } of SHAPES) {
    element.style.setProperty('--widest', width);
    element.dataset['shape'] = shape;
    const found = place({ width: element.offsetWidth, height: element.offsetHeight }, box, room, obstacles);
    if (found.cost < NEVER) return found;
  }
  return null;
}
