/** Separators typed between the letters of a code. */
const BETWEEN = /[\s\p{Pd}]+/gu;

/** The eight letters of a typed code; null if it is none. */
export function codeIn(typed: string): string | null {
  const letters = typed.replace(BETWEEN, '').toUpperCase();
  return /^[A-Z]{8}$/.test(letters) ? letters : null;
}

const ID = /^[0-9a-f]{32}$/i;

/**
 * The path for a pasted link or a bare table id, or null. Links of other hosts are accepted, because the same server
 * may have several names.
 */
export function addressIn(pasted: string): string | null {
  const text = pasted.trim();
  if (ID.test(text)) return `/t/${text.toLowerCase()}`;
  const [, table, replay] = /\/t\/([0-9a-f]{32})(\/replay\/[1-9]\d*)?(?![0-9a-z])/i.exec(text) ?? [];
  if (table !== undefined) return `/t/${table.toLowerCase()}${replay ?? ''}`;
  const [, code] = /\/link#([\w-]+)/.exec(text) ?? [];
  return code === undefined ? null : `/link#${code}`;
}
