import { defineConfig } from '@playwright/test';
import { chromium } from './kit/chromium';

/** Browser tests against the real jar. `scripts/e2e` runs them; what they share is in kit/. */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'target/results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['junit', { outputFile: 'target/surefire-reports/TEST-playwright.xml' }]],
  use: {
    trace: 'retain-on-failure',
    video: 'off',
    launchOptions: {
      executablePath: chromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
