/** So many random bytes as hexadecimal digits in small letters: seeds for the deal, ids of moves, luck for the engine. */
export function randomHex(bytes: number): string {
  const all = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(all, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
