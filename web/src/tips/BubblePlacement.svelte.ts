import { spot } from '../ui/spots';
import { obstaclesOf } from './obstacles';
import { NEVER, place, type Box, type Obstacle, type Place, type Size } from './place';

/** The shapes of a hint: as is good to read, else low and broad, else a column, else a strip, else beside a fan of cards. */
const SHAPES = [
  { width: '19rem', shape: '' },
  { width: '36rem', shape: 'broad' },
  { width: '11rem', shape: 'tight' },
  { width: '52rem', shape: 'strip' },
  { width: '7.5rem', shape: 'slim' },
];

/** What came of the last look at the page, for one hint. */
interface Look {
  /** All that counts for it. */
  measured: string;
  at: Place | null;
  ring: Box | null;
}

/** Where a hint lies on the page, and what it is about. */
export class BubblePlacement {
  /** Null if there is no room for it, or nothing that it is about. */
  at = $state.raw<Place | null>(null);
  /** Around the thing that it is about. */
  ring = $state.raw<Box | null>(null);
  readonly #looks = new Map<string, Look>();

  /**
   * Lays the bubble beside the first of these spots that is on the page and has room beside it. Looks for a place only if
   * anything has changed since the last time. Gives whether it stands anywhere.
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

  /** The next time it looks in any case. */
  forget(): void {
    this.#looks.clear();
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
