import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** Data stored by the first version of the server on this device: a finished match of each game, and a running one. */
const FOLDER = fileURLToPath(
  new URL('../../browser/src/test/resources/table13/browser/solo/first-version/', import.meta.url),
);

interface Kept {
  guest: { id: string; name: string };
  listings: { table: string; game: string }[];
}
const kept = JSON.parse(readFileSync(`${FOLDER}kept.json`, 'utf8')) as Kept;

/** The table of a game. */
export const keptTable = (game: string): string => kept.listings.find((each) => each.game === game)!.table;

/** The record of the finished match at a table. */
export const keptRecord = (table: string): string => readFileSync(`${FOLDER}${table}.record`, 'utf8');

/**
 * Writes all data into the database of the browser in the format of the first version, without code of the current client.
 * The page must not have opened the database yet.
 *
 * @param more lines appended to every log
 */
export async function keepFirstVersion(page: Page, more: string[] = []): Promise<void> {
  const entries = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.log'))
    .flatMap((file) =>
      // No time limit: with a clock, bots would have taken over since.
      [
        ...readFileSync(FOLDER + file, 'utf8')
          .trimEnd()
          .split('\n'),
        ...more,
      ].map((line, i) => ({
        table: file.replace('.log', ''),
        version: i + 1,
        text: line.replace('"secondsPerMove":300', '"secondsPerMove":0'),
      })),
    );
  await page.evaluate(
    ({ entries, kept }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('table13', 1);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('entries', { keyPath: ['table', 'version'] });
          opening.result.createObjectStore('listings', { keyPath: 'table' });
          opening.result.createObjectStore('meta');
        };
        opening.onerror = () => reject(new Error(String(opening.error)));
        opening.onsuccess = () => {
          const database = opening.result;
          const writing = database.transaction(['entries', 'listings', 'meta'], 'readwrite');
          entries.forEach((entry) => writing.objectStore('entries').put(entry));
          kept.listings.forEach((listing) => writing.objectStore('listings').put(listing));
          writing.objectStore('meta').put(kept.guest, 'guest');
          writing.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
    { entries, kept },
  );
}
