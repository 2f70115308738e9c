import { LineLost } from '../connection/Connection.svelte';
import { chosenName, isNameOwed, keepName } from '../connection/name';
import { server, type Server } from '../connection/server.svelte';
import type { Refused } from '../protocol/messages';
import { solo } from '../solo/solo.svelte';
import { isGuestName } from '../texts/names';

/** As much of a server as a name needs. */
export type NameKeeper = Pick<Server, 'guest' | 'rename'> & { readonly line: { readonly status: string } };

const LONGEST = 24;
const NO_NAME: Refused = { type: 'refused', reason: 'NOT_A_NAME', rule: '', sentence: '' };

/** What is left of a name without what cannot be seen; a server looks more closely. */
const plain = (name: string): string =>
  name
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST);

/**
 * The one name of whoever sits before this device, at the server and at the tables of the device. The last change on
 * this device wins: a change that the server did not hear of is told to it when it can be reached again.
 */
export class OwnName {
  #now = $state.raw(chosenName());

  constructor(
    private readonly far: NameKeeper,
    private readonly near: NameKeeper,
  ) {}

  /** Empty before anybody has said it. */
  get now(): string {
    return this.#now ?? this.far.guest?.name ?? '';
  }

  /** Takes another name; gives the refusal if it does not do. */
  async change(name: string): Promise<Refused | null> {
    const refusal = await this.#tell(this.far, name);
    if (refusal) return refusal;
    const isTold = refusal === null;
    const taken = isTold ? (this.far.guest?.name ?? name) : plain(name);
    if (taken === '') return NO_NAME;
    this.#keep(taken, !isTold);
    await this.#tell(this.near, taken);
    return null;
  }

  /** The server can be reached: it is told what it missed, or says who we are. */
  async meet(): Promise<void> {
    const theirs = this.far.guest?.name;
    const ours = chosenName();
    if (theirs === undefined) return;
    const isNews = isNameOwed() || isGuestName(theirs);
    const refusal = isNews && ours !== null ? await this.#tell(this.far, ours) : null;
    // The line is lost again: the next time.
    if (refusal === undefined) return;
    const name = this.far.guest?.name ?? theirs;
    this.#keep(name, false);
    if (name !== this.near.guest?.name) await this.#tell(this.near, name);
  }

  /** Another guest sits here from now on. */
  forget(): void {
    this.#keep(null, false);
  }

  #keep(name: string | null, isOwed: boolean): void {
    // A name that nobody chose is not kept: the next guest here gets another one.
    keepName(name !== null && isGuestName(name) ? null : name, isOwed);
    this.#now = name;
  }

  /** Undefined if nobody hears it. */
  async #tell(keeper: NameKeeper, name: string): Promise<Refused | null | undefined> {
    if (keeper.line.status !== 'open') return undefined;
    try {
      return await keeper.rename(name);
    } catch (problem) {
      if (!(problem instanceof LineLost)) throw problem;
      return undefined;
    }
  }
}

export const ownName = new OwnName(server, solo);
