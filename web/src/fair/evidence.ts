import { store, stored } from '../settings/stored';

/** Commitments shown to this device and seeds sent by it before a match. They let a check go beyond the record itself. */
export interface TableEvidence {
  commitments: ReadonlyMap<number, string>;
  seeds: readonly string[];
}

interface Written {
  commitments: Record<string, string>;
  seeds: string[];
}

/** Limits on stored tables and on seeds per table; the oldest are deleted. */
const TABLES = 80;
const SEEDS = 12;
const INDEX = 'fair';
const keyOf = (table: string): string => `fair.${table}`;
const isHex = (text: unknown): text is string => typeof text === 'string' && /^[0-9a-f]{2,64}$/.test(text);

/** Stored data may be corrupt: only valid parts are read. */
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
    // Corrupt data is replaced.
  }
  return found;
}

function write(table: string, written: Written): void {
  const index = (stored(INDEX) ?? '').split(' ').filter((each) => each !== '' && each !== table);
  for (const old of index.splice(0, Math.max(0, index.length + 1 - TABLES))) store(keyOf(old), null);
  store(INDEX, [...index, table].join(' '));
  store(keyOf(table), JSON.stringify(written));
}

/** Stores the commitment of a match. The first one counts, which exposes a later change by the server. */
export function storeCommitment(table: string, match: number, commitment: string): void {
  const evidence = read(table);
  if (!isHex(commitment) || evidence.commitments[match] !== undefined) return;
  evidence.commitments[match] = commitment;
  write(table, evidence);
}

/** Stores the seed bytes that this device submitted for the deals of a table. */
export function storeSeed(table: string, seed: string): void {
  const evidence = read(table);
  if (!isHex(seed) || evidence.seeds.includes(seed)) return;
  evidence.seeds = [...evidence.seeds, seed].slice(-SEEDS);
  write(table, evidence);
}

/** All stored data of a table. */
export function evidenceOf(table: string): TableEvidence {
  const { commitments, seeds } = read(table);
  return { commitments: new Map(Object.entries(commitments).map(([match, each]) => [Number(match), each])), seeds };
}
