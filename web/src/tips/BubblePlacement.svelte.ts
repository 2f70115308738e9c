import { spot } from '../ui/spots';
import { obstaclesOf } from './obstacles';
import { NEVER, place, type Box, type Obstacle, type Place, type Size } from './place';

/** The shapes of a tip in order of preference: easy to read, low and broad, a column, a strip, beside a fan of cards. */
const SHAPES = [
  { width: '19rem', shape: '' },
  { width: '36rem', shape: 'broad' },
  { width: '11rem', shape: 'tight' },
  { width: '52rem', shape: 'strip' },
  { width: '7.5rem', shape: 'slim' },
];

/** The result of the last placement of one tip. */
interface Look {
  /** All measurements that affect it. */
  measured: string;
  at: Place | null;
  ring: Box | null;
}

/** The position of a tip's bubble and of its target. */
export class BubblePlacement {
  /** Null without a target or room for it. */
  at = $state.raw<Place | null>(null);
  /** The ring around its target. */
  ring = $state.raw<Box | null>(null);
  readonly #looks = new Map<string, Look>();

  /**
   * Places the bubble beside the first of these spots that is on the page and has room. Recomputes only after changes.
   * Returns whether it is visible.
   */
  lay(bubble: HTMLElement | undefined, id: string | null, spots: readonly string[]): boolean {
    const found = bubble && id !== null ? this.#look(bubble, id, spots) : null;
    this.at = found?.at ?? null;
    this.ring = found?.ring ?? null;
    return found?.at != null;
  }

  #look(bubble: HTMLElement, id: string, spots: readonly string[]): Look {
    const seen = spots
      .map(spot)
      .filter((found) => found !== null)
      .filter((found) => found.getClientRects().length > 0);
    const room = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const things = seen.map((target) => ({ box: target.getBoundingClientRect(), obstacles: obstaclesOf(target) }));
    const measure = (): string => JSON.stringify([things, room, bubble.offsetHeight]);
    const last = this.#looks.get(id);
    if (last?.measured === measure()) return last;
    const look: Look = { measured: '', at: null, ring: null };
    for (const { box, obstacles } of things) {
      look.at = bestPlace(bubble, box, room, obstacles);
      if (look.at === null) continue;
      look.ring = { left: box.left, top: box.top, width: box.width, height: box.height };
      break;
    }
    look.measured = measure();
    this.#looks.set(id, look);
    return look;
  }

  /** Forces the next call to recompute. */
  forget(): void {
    this.#looks.clear();
  }
}

/** The first shape with a place that covers nothing essential. Without one the tip waits for a turn with more room. */
function bestPlace(element: HTMLElement, box: Box, room: Size, obstacles: readonly Obstacle[]): Place | null {
  for (const { width, shape } of SHAPES) {
    element.style.setProperty('--widest', width);
    element.dataset['shape'] = shape;
    const found = place({ width: element.offsetWidth, height: element.offsetHeight }, box, room, obstacles);
    if (found.cost < NEVER) return found;
  }
  return null;
}
