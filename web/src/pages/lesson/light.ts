import { spot } from '../../ui/spots';
import './light.css';

/** Lays a ring around what is spoken of, and dims what else lies on the table; gives what undoes it. */
export function light(rings: readonly string[]): () => void {
  const lit = rings.flatMap((name) => thingAt(name) ?? []);
  if (lit.length === 0) return () => {};
  const all = [...document.querySelectorAll<HTMLElement>('main [data-spot]')].map(
    (each) => each.closest('button') ?? each,
  );
  const dim = new Set(all.filter((each) => !lit.some((thing) => thing.contains(each) || each.contains(thing))));
  for (const each of dim) {
    // Not twice: what lies in something dim is dim.
    if ([...dim].some((other) => other !== each && other.contains(each))) continue;
    each.dataset['dim'] = '';
    // It can be tapped, and the coach says why it is not meant.
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
