import type { Page } from '@playwright/test';

let count = 0;

/**
 * Records changes of a page from now on, because some states are gone before a test looks.
 *
 * @param look runs in the page
 * @returns a function that returns all recorded values, in order
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
