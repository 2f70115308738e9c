/** What people type between the letters of a code. */
const BETWEEN = /[\s\p{Pd}]+/gu;

/** A code that was said aloud, as it was typed: eight letters. Null if it is none. */
export function codeIn(typed: string): string | null {
  const letters = typed.replace(BETWEEN, '').toUpperCase();
  return /^[A-Z]{8}$/.test(letters) ? letters : null;
}

const ID = /^[0-9a-f]{32}$/i;

/**
 * Where a pasted link, or the bare name of a table, leads: an address of this site, or null. Links of other hosts count,
 * too: the same server may have several names.
 */
export function addressIn(pasted: string): string | null {
  const text = pasted.trim();
  if (ID.test(text)) return `/t/${text.toLowerCase()}`;
  const [, table, replay] = /\/t\/([0-9a-f]{32})(\/replay\/[1-9]\d*)?(?![0-9a-z])/i.exec(text) ?? [];
  if (table !== undefined) return `/t/${table.toLowerCase()}${replay ?? ''}`;
  const [, code] = /\/link#([\w-]+)/.exec(text) ?? [];
  return code === undefined ? null : `/link#${code}`;
}
