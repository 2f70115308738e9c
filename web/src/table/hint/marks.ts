import { spot } from '../../ui/spots';
import './marks.css';
import type { Best } from './best';

/**
 * Lays a flag with a number on a card and its place, and around the best ones a ring; gives what takes them away.
 * @param says what is said of the best one; null for another, which has flags only
 */
export function mark({ card, place }: Best, number: number, says: string | null): () => void {
  const ends = [around(card, 'card', number, says), around(place, 'place', number, says)];
  return () => ends.forEach((end) => end());
}

function around(name: string | null, kind: 'card' | 'place', number: number, says: string | null): () => void {
  const lying = name === null ? null : spot(name);
  const thing = lying?.closest('button') ?? lying;
  // Two moves may share a card or a place: the better one's flag is there already.
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
