import { spot } from '../../ui/spots';
import './marks.css';
import type { Best } from './best';

/**
 * Puts numbered flags on a card and its target, and a ring around those of the best move. Returns a function that
 * removes them.
 *
 * @param says the label of the best move; null for other moves, which only have flags
 */
export function mark({ card, place }: Best, number: number, says: string | null): () => void {
  const ends = [around(card, 'card', number, says), around(place, 'place', number, says)];
  return () => ends.forEach((end) => end());
}

function around(name: string | null, kind: 'card' | 'place', number: number, says: string | null): () => void {
  const lying = name === null ? null : spot(name);
  const thing = lying?.closest('button') ?? lying;
  // Two moves may share a card or a target: it keeps the better move's flag.
  if (!thing || thing.querySelector(':scope > .best-flag')) return () => {};
  const flag = document.createElement('i');
  flag.className = number === 1 ? 'best-flag p-ribbon' : 'best-flag p-ribbon next';
  flag.textContent = String(number);
  flag.setAttribute('aria-hidden', 'true');
  if (says === null) thing.dataset['next'] = kind;
  else {
    thing.dataset['best'] = kind;
    thing.setAttribute('aria-description', says);
  }
  thing.append(flag);
  return () => {
    flag.remove();
    if (says === null) delete thing.dataset['next'];
    else {
      delete thing.dataset['best'];
      thing.removeAttribute('aria-description');
    }
  };
}
