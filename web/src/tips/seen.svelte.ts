import type { GameId } from '../protocol/games';
import { store, stored } from '../settings/stored';

const remembered = (): ReadonlySet<string> =>
  new Set((stored('hints-seen') ?? '').split(' ').filter((id) => id !== ''));

/** Which hints this device has seen, and whether it wants any. */
class SeenTips {
  #done = $state.raw(remembered());
  #isStopped = $state.raw(stored('hints') === 'off');

  /** The ids of all hints that are not to be shown again. */
  get done(): ReadonlySet<string> {
    return this.#done;
  }

  /** Nobody wants hints here. */
  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** This one is not shown again. */
  seen(id: string): void {
    if (!this.#done.has(id)) this.#keep([...this.#done, id]);
  }

  stop(): void {
    this.#isStopped = true;
    store('hints', 'off');
  }

  /** Shows the hints of a game, or all of them, as if nobody had seen them. */
  restart(game?: GameId): void {
    this.#isStopped = false;
    store('hints', null);
    this.#keep(game === undefined ? [] : [...this.#done].filter((id) => !id.startsWith(`${game}-`)));
  }

  #keep(ids: readonly string[]): void {
    this.#done = new Set(ids);
    store('hints-seen', ids.length === 0 ? null : ids.join(' '));
  }
}

export const hints = new SeenTips();
