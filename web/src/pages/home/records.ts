import { server } from '../../connection/server.svelte';
import { solo } from '../../solo/solo.svelte';
import { saveText } from '../../ui/save';
import type { FinishedMatch } from './finished';
import { isDeviceReady } from './onDevice';

/** `table13-friday-2026-11-16-match-1.txt`, or for several matches `table13-records-2026-11-16.txt`. */
export function recordsName(matches: readonly FinishedMatch[], now = Date.now()): string {
  const [only] = matches.length === 1 ? matches : [];
  const day = new Date(only?.at ?? now).toISOString().slice(0, 10);
  return only ? `table13-${only.game}-${day}-match-${only.match}.txt` : `table13-records-${day}.txt`;
}

/** Saves the records of these matches as one file, readable by `./table13 verify`. Returns whether all of them were available. */
export async function saveRecords(matches: readonly FinishedMatch[]): Promise<boolean> {
  const texts: string[] = [];
  if (matches.some(({ isHere }) => isHere) && !(await isDeviceReady())) return false;
  for (const { table, match, isHere } of matches) {
    const text = await (isHere ? solo : server).archive.record(table, match).catch(() => null);
    if (text !== null) texts.push(text);
  }
  if (texts.length > 0) saveText(recordsName(matches), texts.join(''));
  return texts.length === matches.length;
}
