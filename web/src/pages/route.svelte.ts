import { isGame } from '../game/registry';
import type { GameId } from '../protocol/games';

/** The pages, by their addresses. */
export type Page =
  | { name: 'home' }
  | { name: 'table'; table: string; isSolo: boolean }
  | { name: 'replay'; table: string; match: number; isSolo: boolean }
  | { name: 'rules'; game: GameId | null }
  | { name: 'lesson'; game: GameId }
  | { name: 'link' }
  | { name: 'nowhere' };

export function pageAt(path: string): Page {
  const [first, second, third, fourth, ...rest] = path.split('/').filter((part) => part !== '');
  if (first === undefined) return { name: 'home' };
  if (rest.length === 0) {
    // Tables of the server (`t`) and of this device (`solo`).
    if ((first === 't' || first === 'solo') && second !== undefined) {
      const isSolo = first === 'solo';
      const match = Number(fourth);
      if (third === undefined) return { name: 'table', table: second, isSolo };
      if (third === 'replay' && Number.isInteger(match) && match > 0) {
        return { name: 'replay', table: second, match, isSolo };
      }
    }
    if (first === 'rules' && second === undefined) return { name: 'rules', game: null };
    if (first === 'rules' && second !== undefined && isGame(second) && third === undefined) {
      return { name: 'rules', game: second };
    }
    if (first === 'lesson' && second !== undefined && isGame(second) && third === undefined) {
      return { name: 'lesson', game: second };
    }
    if (first === 'link' && second === undefined) return { name: 'link' };
  }
  return { name: 'nowhere' };
}

/** The current page. Ordinary links change it; the browser's back and forward work. */
class Route {
  #path = $state.raw(location.pathname);
  readonly page = $derived(pageAt(this.#path));

  constructor() {
    window.addEventListener('popstate', () => (this.#path = location.pathname));
    document.addEventListener('click', (click) => this.#follow(click));
  }

  go(address: string, isNewEntry = true): void {
    if (isNewEntry) history.pushState(null, '', address);
    else history.replaceState(null, '', address);
    this.#path = location.pathname;
    window.scrollTo(0, 0);
  }

  #follow(click: MouseEvent): void {
    const link = click.target instanceof Element ? click.target.closest('a') : null;
    const isOurs = link && link.origin === location.origin && !link.hasAttribute('download') && link.target === '';
    const isPlain = click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey;
    if (!isOurs || !isPlain || click.defaultPrevented) return;
    // The browser handles links within a page.
    if (link.pathname === location.pathname && link.hash !== '') return;
    if (link.pathname.startsWith('/api/')) return;
    click.preventDefault();
    this.go(link.href);
  }
}

export const route = new Route();
