import { expect, type Page } from '@playwright/test';

/** The caches of the service worker on the device. */

/** Waits until the client is cached. */
export async function shellIsKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Waits until all files for playing are cached. */
export async function engineIsKept(page: Page): Promise<void> {
  await shellIsKept(page);
  const engine = (): Promise<boolean> => page.evaluate(async () => Boolean(await caches.match('/engine/engine.json')));
  await expect.poll(engine).toBe(true);
}

/** Waits until the next version is cached and waiting. (`waitForFunction` does not wait for promises.) */
export async function nextWaits(page: Page): Promise<void> {
  const waits = (): Promise<boolean> =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
  await expect.poll(waits).toBe(true);
}

/**
 * Disconnects the network until the returned function is called. Some versions of Chromium forget this at each navigation,
 * so it is repeated.
 */
export async function takeNetwork(page: Page): Promise<() => Promise<void>> {
  const context = page.context();
  const session = await context.newCDPSession(page);
  const conditions = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  const tell = (offline: boolean): Promise<unknown> =>
    session.send('Network.overrideNetworkState', { offline, ...conditions });
  const tellAgain = (): void => void tell(true).catch(() => undefined); // The page may be closed by now.
  await context.setOffline(true);
  page.on('load', tellAgain);
  return async () => {
    page.off('load', tellAgain);
    await tell(false);
    await context.setOffline(false);
    await session.detach();
  };
}
