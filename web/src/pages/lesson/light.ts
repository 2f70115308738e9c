import { spot } from '../../ui/spots';
import './light.css';

/** Rings the spots in focus and dims the rest of the table. Returns a function that undoes it. */
export function light(rings: readonly string[]): () => void {
  const lit = rings.flatMap((name) => thingAt(name) ?? []);
  if (lit.length === 0) return () => {};
  const all = [...document.querySelectorAll<HTMLElement>('main [data-spot]')].map(
    (each) => each.closest('button') ?? each,
  );
  const dim = new Set(all.filter((each) => !lit.some((thing) => thing.contains(each) || each.contains(thing))));
  for (const each of dim) {
    // Elements inside a dimmed element are dimmed already.
    if ([...dim].some((other) => other !== each && other.contains(each))) continue;
    each.dataset['dim'] = '';
    // Taps still work: the coach then explains why the element is not expected.
    each.setAttribute('aria-disabled', 'true');
  }
  for (const thing of lit) thing.dataset['ring'] = thing.closest('[data-spot="hand"], .stock') ? 'card' : 'place';
  return () => {
    for (const each of dim) {
      delete each.dataset['dim'];
      each.removeAttribute('aria-disabled');
    }
    for (const thing of lit) delete thing.dataset['ring'];
  };
}

function thingAt(name: string): HTMLElement | null {
  const lying = spot(name);
  return lying?.closest('button') ?? lying;
}
