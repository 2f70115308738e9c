import { hex, hmac, sha256, unhex, utf8 } from './sha256';

/** Derives cards from a secret, exactly as docs/fair-deal.md specifies. */

/** The deal versions that this client can check; records of the first do not name it. */
export type DealVersion = 1 | 2;

const labelled = (label: string, bytes: Uint8Array): string => hex(sha256(Uint8Array.from([...utf8(label), ...bytes])));

/** The secret of the previous match in the hash chain: its SHA-256. */
export const secretBefore = (secret: string): string => hex(sha256(unhex(secret)));

/** The commitment published before a match. */
export const commitmentOf = (version: DealVersion, secret: string): string =>
  version === 1 ? secretBefore(secret) : labelled('table13-commitment 2\n', unhex(secret));

/** The seed of a match from a player's bytes. */
export const seedOf = (version: DealVersion, match: number, bytes: string): string =>
  version === 1 ? bytes : labelled(`table13-seed 2\nmatch ${match}\n`, unhex(bytes));

/** The key of a match, from its secret and the text of all seeds. */
export const matchKey = (secret: string, text: string): Uint8Array => hmac(unhex(secret), utf8(text));

function eightBytes(number: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, BigInt(number));
  return new Uint8Array(view.buffer);
}

/** One draw, for a starter or a shuffle: a stream of pseudo-random numbers. */
export class Draw {
  readonly key: Uint8Array;
  #block: DataView | null = null;
  #blocks = 0;
  #at = 0;

  constructor(key: Uint8Array, number: number) {
    this.key = hmac(key, eightBytes(number));
  }

  /** Block 0, 1, 2 … of the stream. */
  block(number: number): Uint8Array<ArrayBuffer> {
    return hmac(this.key, eightBytes(number));
  }

  /** The next number from 0 to n - 1. */
  below(n: number): number {
    for (;;) {
      const x = this.#next();
      if (x < 2 ** 32 - (2 ** 32 % n)) return x % n;
    }
  }

  /** The shuffled cards, the top card first. */
  shuffled(cards: readonly string[]): string[] {
    const pile = [...cards];
    for (let i = pile.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [pile[i], pile[j]] = [pile[j]!, pile[i]!];
    }
    return pile;
  }

  #next(): number {
    if (this.#block === null || this.#at === 32) {
      this.#block = new DataView(this.block(this.#blocks++).buffer);
      this.#at = 0;
    }
    const x = this.#block.getUint32(this.#at);
    this.#at += 4;
    return x;
  }
}
