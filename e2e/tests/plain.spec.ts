import { expect, test } from '../kit';

/** Over plain http, at a host name that browsers do not treat as secure. Play on the device there: `solo.spec.ts`. */

test('plain http offers nothing that it cannot have, says so, and copies all the same', async ({ person, server }) => {
  const ada = await person({ url: server.plainUrl });
  const { page } = ada;
  // Browsers warn about headers that apply only to secure contexts; later the network is cut.
  ada.guard.expects(/origin was untrustworthy/);
  ada.guard.expectsBrokenLines();
  const whatHelps = page.getByRole('button', { name: 'What helps?' });
  await ada.open();
  expect(await page.evaluate(() => [window.isSecureContext, 'serviceWorker' in navigator])).toEqual([false, false]);

  await page.getByRole('button', { name: 'Settings' }).first().click();
  await expect(page.getByText('Notifications need https')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Tell me when it is my turn' })).toHaveCount(0);
  await whatHelps.click();
  const why = page.getByRole('dialog', { name: 'What is missing without https' });
  await expect(why).toContainText('docs/hosting.md');
  await page.keyboard.press('Escape');
  await expect(why).toHaveCount(0);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: '13: With friends', exact: true }).click();
  await page.waitForURL(/\/t\//);
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const link = page.url();

  await ada.open();
  const field = page.getByLabel('Got a link or a code?');
  await field.focus();
  await page.keyboard.press('Control+V');
  await expect(field).toHaveValue(link);
  await page.getByRole('button', { name: '13: More choices' }).click();
  await expect(page.getByRole('switch', { name: 'On this device' })).toBeVisible();
  await expect(page.getByText('Starting it offline needs https.')).toBeVisible();
  await expect(whatHelps).toBeVisible();
  await page.keyboard.press('Escape');

  await ada.context.setOffline(true);
  await expect(page.getByText('this page cannot start anything offline')).toBeVisible();
  await expect(whatHelps).toBeVisible();
  await expect(page.getByRole('button', { name: /^13: Play here/ })).toHaveAttribute('aria-disabled', 'true');
});
