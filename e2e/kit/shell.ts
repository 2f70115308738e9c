import { expect, type Page } from '@playwright/test';

/** What the service worker has on the device. */

/** Waits until the client is kept. */
export async function shellIsKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Waits until everything that playing needs is kept. */
export async function engineIsKept(page: Page): Promise<void> {
  await shellIsKept(page);
  const engine = (): Promise<boolean> => page.evaluate(async () => Boolean(await caches.match('/engine/engine.json')));
  await expect.poll(engine, { timeout: 60_000 }).toBe(true);
}

/** Waits until the next version has everything and waits, too. (A page does not wait for functions that promise.) */
export async function nextWaits(page: Page): Promise<void> {
  const waits = (): Promise<boolean> =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
  await expect.poll(waits, { timeout: 30_000 }).toBe(true);
}
