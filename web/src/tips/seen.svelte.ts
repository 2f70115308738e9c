import type { GameId } from '../protocol/games';
import { store, stored } from '../settings/stored';

const remembered = (): ReadonlySet<string> =>
  new Set((stored('hints-seen') ?? '').split(' ').filter((id) => id !== ''));

/** The tips seen on this device, and whether tips are enabled. */
class SeenTips {
  #done = $state.raw(remembered());
  #isStopped = $state.raw(stored('hints') === 'off');

  /** The ids of all tips that are not shown again. */
  get done(): ReadonlySet<string> {
    return this.#done;
  }

  /** Tips are disabled on this device. */
  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** Marks a tip as seen. */
  seen(id: string): void {
    if (!this.#done.has(id)) this.#store([...this.#done, id]);
  }

  stop(): void {
    this.#isStopped = true;
    store('hints', 'off');
  }

  /** Shows the tips of a game, or of all games, again. */
  restart(game?: GameId): void {
    this.#isStopped = false;
    store('hints', null);
    this.#store(game === undefined ? [] : [...this.#done].filter((id) => !id.startsWith(`${game}-`)));
  }

  #store(ids: readonly string[]): void {
    this.#done = new Set(ids);
    store('hints-seen', ids.length === 0 ? null : ids.join(' '));
  }
}

export const seenTips = new SeenTips();
