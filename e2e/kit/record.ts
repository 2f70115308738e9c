import type { Page } from '@playwright/test';

let count = 0;

/**
 * Writes down what a page shows from now on, whenever it changes: some of it is gone before a test looks.
 *
 * @param look runs in the page
 * @returns gives all that it has returned so far, in order
 */
export async function record(page: Page, look: () => string): Promise<() => Promise<string[]>> {
  const name = `record${count++}`;
  await page.evaluate(`{
    const look = ${look.toString()};
    const all = (window.${name} = [look()]);
    new MutationObserver(() => {
      const now = look();
      if (now !== all.at(-1)) all.push(now);
    }).observe(document.documentElement, { subtree: true, childList: true, characterData: true, attributes: true });
  }`);
  return () => page.evaluate<string[]>(`window.${name}`);
}
