import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromium } from './kit/chromium';

/** Browser tests against the real jar. `scripts/e2e` runs them; what they share is in kit/. */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'target/results',
  fullyParallel: true,
  // Each has a server and a browser, and both wait for the other most of the time.
  workers: Math.min(8, Math.max(3, availableParallelism())),
  retries: 0,
  // These only end tests that would hang, however busy the machine is. No test has limits of its own.
  timeout: 900_000,
  expect: { timeout: 60_000, toPass: { timeout: 120_000 } },
  reporter: [['list'], ['junit', { outputFile: 'target/surefire-reports/TEST-playwright.xml' }]],
  use: {
    // A trace takes longer than the test: `scripts/e2e --trace on FILE` when one is needed.
    trace: 'off',
    screenshot: 'only-on-failure',
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
        // A host that browsers do not trust as they do the own machine: `Server.plainUrl`.
        '--host-resolver-rules=MAP plain.test 127.0.0.1',
      ],
    },
  },
});
