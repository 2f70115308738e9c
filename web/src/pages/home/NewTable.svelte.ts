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

/** A table about to be opened: its draft and the progress of the request. */
export class NewTable {
  draft: Draft;
  /** The chosen way while the table is being opened. */
  busy = $state.raw<Way | null>(null);
  /** The text of the refusal. */
  problem = $state.raw('');
  /** Counts attempts; an abandoned attempt is not continued. */
  #turn = 0;
  #isBusyHere = $state.raw(false);

  constructor(readonly game: GameId) {
    this.draft = $state.raw(usualDraft());
  }

  /** The number of players: chosen, else usual; 0 before the first welcome. */
  get players(): number {
    return this.draft.players ?? facts.find(this.game)?.usualPlayers ?? 0;
  }

  get isUsual(): boolean {
    return isUsual(this.draft);
  }

  /** Whether the table will be on this device, by choice or without a network. */
  get isHere(): boolean {
    return network.isAway || this.draft.isHere;
  }

  /** Why a way is unavailable; null if it is available. */
  whyNot(way: Way): string | null {
    const texts = spoken.now.here;
    if (!this.isHere) return null;
    if (way === 'play') return whyNotHere();
    if (network.isCookieless) return texts.allowCookies;
    return network.isAway ? texts.friendsWait : whereWhy();
  }

  /** The label of a way's button. */
  says(way: Way): string {
    const texts = spoken.now.home;
    if (this.busy !== way) return way === 'friends' ? texts.friends : this.isHere ? spoken.now.here.play : texts.play;
    if (!this.#isBusyHere && server.connection.status !== 'open') return texts.waiting;
    return way === 'play' ? texts.dealing : texts.opening;
  }

  async open(way: Way): Promise<void> {
    const why = this.whyNot(way);
    if (why !== null) {
      this.problem = why;
      return;
    }
    // A player waiting for an unreachable server may play on this device instead.
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

  /** Prefetches the table's code while the table is being opened. Skipped without a connection, because browsers cache failed imports. */
  #fetchAhead(way: Way): void {
    if (server.connection.status !== 'open' && !this.#isBusyHere) return;
    const parts = [import('../TablePage.svelte'), ...(way === 'play' ? [kitOf(this.game)] : [])];
    Promise.all(parts).catch(() => undefined);
  }
}
