import { spot } from '../../ui/spots';
import './marks.css';
import type { Best } from './best';

/** Lays a ring around the best card and its place, and the flag with the number on both; gives what takes them away. */
export function mark(best: Best, number: number, says: string): () => void {
  const ends = [around(best.card, 'card', number, says), around(best.place, 'place', number, says)];
  return () => ends.forEach((end) => end());
}

function around(name: string | null, kind: 'card' | 'place', number: number, says: string): () => void {
  const lying = name === null ? null : spot(name);
  const thing = lying?.closest('button') ?? lying;
  if (!thing) return () => {};
  const flag = document.createElement('i');
  flag.className = 'best-flag';
  flag.textContent = String(number);
  flag.setAttribute('aria-hidden', 'true');
  thing.dataset['best'] = kind;
  thing.setAttribute('aria-description', says);
  thing.append(flag);
  return () => {
    flag.remove();
    delete thing.dataset['best'];
    thing.removeAttribute('aria-description');
  };
}
