import { store, stored } from '../settings/stored';

/** What this device was shown and handed in before a match: with it, a deal can be checked against more than itself. */
export interface KeptTable {
  commitments: ReadonlyMap<number, string>;
  seeds: readonly string[];
}

interface Written {
  commitments: Record<string, string>;
  seeds: string[];
}

/** So many tables are remembered, and so many seeds of each; the oldest are forgotten. */
const TABLES = 80;
const SEEDS = 12;
const INDEX = 'fair';
const keyOf = (table: string): string => `fair.${table}`;
const isHex = (text: unknown): text is string => typeof text === 'string' && /^[0-9a-f]{2,64}$/.test(text);

/** What is stored can be anything: only what makes sense is taken. */
function read(table: string): Written {
  const found: Written = { commitments: {}, seeds: [] };
  try {
    const text: unknown = JSON.parse(stored(keyOf(table)) ?? '{}');
    if (typeof text !== 'object' || text === null) return found;
    if ('commitments' in text && typeof text.commitments === 'object' && text.commitments !== null) {
      for (const [match, each] of Object.entries(text.commitments)) {
        if (/^\d+$/.test(match) && isHex(each)) found.commitments[match] = each;
      }
    }
    if ('seeds' in text && Array.isArray(text.seeds)) found.seeds = text.seeds.filter(isHex);
  } catch {
    // Not ours: begun anew.
  }
  return found;
}

function write(table: string, written: Written): void {
  const index = (stored(INDEX) ?? '').split(' ').filter((each) => each !== '' && each !== table);
  for (const old of index.splice(0, Math.max(0, index.length + 1 - TABLES))) store(keyOf(old), null);
  store(INDEX, [...index, table].join(' '));
  store(keyOf(table), JSON.stringify(written));
}

/** Keeps what a table's deal is bound to. The first one counts: a server that changes it later is found out. */
export function keepCommitment(table: string, match: number, commitment: string): void {
  const kept = read(table);
  if (!isHex(commitment) || kept.commitments[match] !== undefined) return;
  kept.commitments[match] = commitment;
  write(table, kept);
}

/** Keeps the bytes that we handed in for the deals of a table. */
export function keepSeed(table: string, seed: string): void {
  const kept = read(table);
  if (!isHex(seed) || kept.seeds.includes(seed)) return;
  kept.seeds = [...kept.seeds, seed].slice(-SEEDS);
  write(table, kept);
}

/** All that was kept of a table. */
export function keptOf(table: string): KeptTable {
  const { commitments, seeds } = read(table);
  return { commitments: new Map(Object.entries(commitments).map(([match, each]) => [Number(match), each])), seeds };
}
