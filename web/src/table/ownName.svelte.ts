import { ConnectionLost } from '../connection/Connection.svelte';
import { chosenName, isNamePending, storeName } from '../connection/name';
import { server, type Server } from '../connection/server.svelte';
import type { Refused } from '../protocol/messages';
import { solo } from '../solo/solo.svelte';
import { isGuestName } from '../texts/names';

/** The part of a server that the name needs. */
export type NameKeeper = Pick<Server, 'guest' | 'rename'> & { readonly connection: { readonly status: string } };

const LONGEST = 24;
const NO_NAME: Refused = { type: 'refused', reason: 'NOT_A_NAME', rule: '', sentence: '' };

/** The name without invisible characters; a server checks more strictly. */
const plain = (name: string): string =>
  name
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST);

/**
 * The single name of this device's guest, at the server and at the tables of the device. The last change on this device
 * wins: a change that the server missed is sent when it is reachable again.
 */
export class OwnName {
  #now = $state.raw(chosenName());

  constructor(
    private readonly far: NameKeeper,
    private readonly near: NameKeeper,
  ) {}

  /** Empty before it is known. */
  get now(): string {
    return this.#now ?? this.far.guest?.name ?? '';
  }

  /** Changes the name. Returns the refusal, or null on success. */
  async change(name: string): Promise<Refused | null> {
    const refusal = await this.#send(this.far, name);
    if (refusal) return refusal;
    const isSent = refusal === null;
    const taken = isSent ? (this.far.guest?.name ?? name) : plain(name);
    if (taken === '') return NO_NAME;
    this.#store(taken, !isSent);
    await this.#send(this.near, taken);
    return null;
  }

  /** Called when the server is reachable: sends a missed change of the name, or reads the server's name. */
  async meet(): Promise<void> {
    const theirs = this.far.guest?.name;
    const ours = chosenName();
    if (theirs === undefined) return;
    const isNews = isNamePending() || isGuestName(theirs);
    const refusal = isNews && ours !== null ? await this.#send(this.far, ours) : null;
    // The connection is lost again; the next call repeats it.
    if (refusal === undefined) return;
    const name = this.far.guest?.name ?? theirs;
    this.#store(name, false);
    if (name !== this.near.guest?.name) await this.#send(this.near, name);
  }

  /** Forgets the name for the next guest. */
  forget(): void {
    this.#store(null, false);
  }

  #store(name: string | null, isPending: boolean): void {
    // A generated name is not stored: the next guest gets a new one.
    storeName(name !== null && isGuestName(name) ? null : name, isPending);
    this.#now = name;
  }

  /** Undefined if the connection is lost. */
  async #send(keeper: NameKeeper, name: string): Promise<Refused | null | undefined> {
    if (keeper.connection.status !== 'open') return undefined;
    try {
      return await keeper.rename(name);
    } catch (problem) {
      if (!(problem instanceof ConnectionLost)) throw problem;
      return undefined;
    }
  }
}

export const ownName = new OwnName(server, solo);
