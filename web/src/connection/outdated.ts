/** Whether the server has another version of this page by now: then what this one has not fetched yet may be gone. */
export async function isOutdated(): Promise<boolean> {
  const ours = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  if (ours === null || ours === undefined) return false;
  try {
    const page = await fetch('/', { cache: 'no-cache' });
    return page.ok && !(await page.text()).includes(ours);
  } catch {
    return false;
  }
}
