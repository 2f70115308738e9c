import { facts } from '../../game/facts.svelte';
import { kitOf } from '../../games/kits';
import { server } from '../../line/server.svelte';
import type { GameId } from '../../protocol/games';
import { tables } from '../../table/tables.svelte';
import { reasonText } from '../../texts/reasons';
import { spoken } from '../../texts/texts.svelte';
import { route } from '../route.svelte';
import { openOne } from './opening';
import { type Draft, isUsual, opening, usualDraft } from './plan';

/** The two ways to a table: play at once against bots, or wait for friends. */
export type Way = 'play' | 'friends';

/** A table that somebody is about to open: what was chosen for it, and how far it is. */
export class NewTable {
  draft: Draft;
  /** The way that was taken, while the server is asked. */
  busy = $state.raw<Way | null>(null);
  /** Why it was refused. */
  problem = $state.raw('');

  constructor(readonly game: GameId) {
    this.draft = $state.raw(usualDraft());
  }

  /** How many play: as was chosen, else as many as are usual; nothing was chosen before the server said how many. */
  get players(): number {
    return this.draft.players ?? facts.find(this.game)?.usualPlayers ?? 0;
  }

  get isUsual(): boolean {
    return isUsual(this.draft);
  }

  /** What the button of a way says. */
  says(way: Way): string {
    const texts = spoken.now.home;
    if (this.busy !== way) return way === 'play' ? texts.play : texts.friends;
    if (server.line.status !== 'open') return texts.waiting;
    return way === 'play' ? texts.dealing : texts.opening;
  }

  async open(way: Way): Promise<void> {
    if (this.busy) return;
    this.busy = way;
    this.problem = '';
    this.#fetchAhead(way);
    const answer = await openOne(tables, () => opening(this.game, this.draft, way === 'play'));
    if (typeof answer === 'string') {
      route.go(`/t/${answer}`);
    } else {
      this.busy = null;
      this.problem = reasonText(spoken.now, null, answer);
    }
  }

  /** What the table needs is fetched while it is opened. Not without a line: browsers remember what could not be had. */
  #fetchAhead(way: Way): void {
    if (server.line.status !== 'open') return;
    const parts = [import('../TablePage.svelte'), ...(way === 'play' ? [kitOf(this.game)] : [])];
    Promise.all(parts).catch(() => undefined);
  }
}
