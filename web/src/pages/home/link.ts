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
