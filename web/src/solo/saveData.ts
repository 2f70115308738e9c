/** When the engine is fetched in advance, and when it is cached. */

/** Whether the browser's data-saving mode is on. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }; // Missing in some browsers and in the types.
  return connection?.saveData === true;
}

/** Whether the engine may be fetched in advance: not in data-saving mode, unless it is cached. */
export async function mayFetchAhead(): Promise<boolean> {
  if (!savesData()) return true;
  try {
    return (await caches.match('/engine/engine.json')) !== undefined;
  } catch {
    // The cache is missing on plain http and in some private windows.
    return false;
  }
}

/** Asks the service worker to cache the engine (see public/sw.js). */
export function cacheEngine(): void {
  navigator.serviceWorker?.ready
    .then(({ active }) => active?.postMessage('keep engine'))
    // With blocked storage there is no cache.
    .catch(() => undefined);
}
