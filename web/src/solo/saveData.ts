/** When the engine is fetched though nobody has asked for it yet, and when it is kept for the next time. */

/** Whether somebody pays by the byte, and has told the browser so. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }; // Not in every browser, nor in its types.
  return connection?.saveData === true;
}

/** Whether the engine may be fetched before somebody wants to play here: if data need not be saved, or it lies here already. */
export async function mayFetchAhead(): Promise<boolean> {
  if (!savesData()) return true;
  try {
    return (await caches.match('/engine/engine.json')) !== undefined;
  } catch {
    // Neither on plain http nor in every private window.
    return false;
  }
}

/** Has the service worker keep the engine: it fetches what is not here yet (see public/sw.js). */
export function keepEngine(): void {
  navigator.serviceWorker?.ready
    .then(({ active }) => active?.postMessage('keep engine'))
    // Where storage is blocked, there is nothing to keep it in.
    .catch(() => undefined);
}
