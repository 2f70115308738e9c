/**
 * SHA-256 and HMAC-SHA256 (FIPS 180-4, RFC 2104). The browser's own functions need https or localhost, but tables are
 * also played in local networks over plain http. So all platforms use this implementation; a whole match takes a few
 * milliseconds.
 */

const isPrime = (n: number): boolean => {
  for (let i = 2; i * i <= n; i++) if (n % i === 0) return false;
  return true;
};
const PRIMES = Array.from({ length: 312 }, (_, i) => i)
  .filter((n) => n > 1 && isPrime(n))
  .slice(0, 64);

/** The first 32 bits of the fraction. */
const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) | 0;

const ROUNDS = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const START = Int32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** Processes one block of 64 bytes into the eight state words. */
function take(state: Int32Array, block: DataView, at: number, words: Int32Array): void {
  for (let i = 0; i < 16; i++) words[i] = block.getInt32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const early = words[i - 15]!;
    const late = words[i - 2]!;
    const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[i] = words[i - 16]! + first + words[i - 7]! + second;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + ROUNDS[i]! + words[i]!) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = state[i]! + word));
}

/** The SHA-256 hash of a message, 32 bytes. */
export function sha256(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = Math.ceil((message.length + 9) / 64) * 64;
  const padded = new Uint8Array(length);
  padded.set(message);
  padded[message.length] = 0x80;
  const blocks = new DataView(padded.buffer);
  blocks.setBigUint64(length - 8, BigInt(message.length) * 8n);
  const state = START.slice();
  const words = new Int32Array(64);
  for (let at = 0; at < length; at += 64) take(state, blocks, at, words);
  const hash = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => hash.setInt32(4 * i, word));
  return new Uint8Array(hash.buffer);
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}

/** The HMAC-SHA256 of a message with a key, 32 bytes. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const short = key.length > 64 ? sha256(key) : key;
  const inner = new Uint8Array(64).fill(0x36);
  const outer = new Uint8Array(64).fill(0x5c);
  short.forEach((byte, i) => {
    inner[i] = byte ^ 0x36;
    outer[i] = byte ^ 0x5c;
  });
  return sha256(joined(outer, sha256(joined(inner, message))));
}

export const hex = (bytes: Uint8Array): string => Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
export const unhex = (digits: string): Uint8Array =>
  Uint8Array.from(digits.match(/../g) ?? [], (two) => parseInt(two, 16));
export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
