import { expect, test } from '../kit';

test('the page opens, speaks to its own server alone, and keeps to its policy', async ({ person }) => {
  const ada = await person();
  const answer = await ada.page.goto('/');
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval';");
  await expect(ada.page).toHaveTitle(/Table 13/);
  await expect(ada.page.locator('#app')).not.toBeEmpty();
});

test('every address of the client is the same page', async ({ person }) => {
  const ada = await person();
  for (const path of ['/rules', '/rules/friday', '/t/0123456789abcdef0123456789abcdef', '/nobody/knows/this']) {
    const answer = await ada.page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(ada.page.locator('#app')).not.toBeEmpty();
  }
});
