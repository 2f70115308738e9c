/** Whether the server has a newer version of this page. Files that this page has not fetched may then be gone. */
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
