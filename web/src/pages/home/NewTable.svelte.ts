import { facts } from '../../game/facts.svelte';
import { kitOf } from '../../games/kits';
import { network } from '../../connection/network.svelte';
import { server } from '../../connection/server.svelte';
import type { GameId } from '../../protocol/games';
import { soloTables, tables } from '../../table/tables.svelte';
import { reasonText } from '../../texts/reasons';
import { spoken } from '../../texts/texts.svelte';
import { route } from '../route.svelte';
import { isDeviceReady, whereWhy, whyNotHere } from './onDevice';
import { openOne } from './opening';
import { type Draft, isUsual, opening, usualDraft } from './plan';

/** The two ways to a table: play at once against bots, or wait for friends. */
export type Way = 'play' | 'friends';

/** A table that somebody is about to open: what was chosen for it, and how far it is. */
export class NewTable {
  draft: Draft;
  /** The way that was taken, while the table is opened. */
  busy = $state.raw<Way | null>(null);
  /** Why it was refused. */
  problem = $state.raw('');
  /** Counts what was begun: what somebody turned away from is not gone on with. */
  #turn = 0;
  #isBusyHere = $state.raw(false);

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

  /** Whether the table will be on this device: because that was chosen, or for want of a network. */
  get isHere(): boolean {
    return network.isAway || this.draft.isHere;
  }

  /** Why a way cannot be taken just now; null if it can. */
  whyNot(way: Way): string | null {
    const texts = spoken.now.here;
    if (!this.isHere) return null;
    if (way === 'play') return whyNotHere();
    if (network.isCookieless) return texts.allowCookies;
    return network.isAway ? texts.friendsWait : whereWhy();
  }

  /** What the button of a way says. */
  says(way: Way): string {
    const texts = spoken.now.home;
    if (this.busy !== way) return way === 'friends' ? texts.friends : this.isHere ? spoken.now.here.play : texts.play;
    if (!this.#isBusyHere && server.line.status !== 'open') return texts.waiting;
    return way === 'play' ? texts.dealing : texts.opening;
  }

  async open(way: Way): Promise<void> {
    const why = this.whyNot(way);
    if (why !== null) {
      this.problem = why;
      return;
    }
    // Who waits for a server that does not answer may play here instead.
    if (this.busy && (this.#isBusyHere || !this.isHere)) return;
    const turn = ++this.#turn;
    this.busy = way;
    this.problem = '';
    this.#isBusyHere = this.isHere;
    const place = this.#isBusyHere ? soloTables : tables;
    this.#fetchAhead(way);
    if (this.#isBusyHere && !(await isDeviceReady())) {
      this.busy = null;
      this.problem = this.whyNot(way) ?? spoken.now.here.notKept;
      return;
    }
    const plan = (): ReturnType<typeof opening> => opening(this.game, this.draft, way === 'play');
    const answer = await openOne(place, plan, () => turn === this.#turn);
    if (answer === null || turn !== this.#turn) return;
    if (typeof answer === 'string') {
      route.go(place.server.address(answer));
    } else {
      this.busy = null;
      this.problem = reasonText(spoken.now, null, answer);
    }
  }

  /** What the table needs is fetched while it is opened. Not without a line: browsers remember what could not be had. */
  #fetchAhead(way: Way): void {
    if (server.line.status !== 'open' && !this.#isBusyHere) return;
    const parts = [import('../TablePage.svelte'), ...(way === 'play' ? [kitOf(this.game)] : [])];
    Promise.all(parts).catch(() => undefined);
  }
}
