import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromium } from './kit/chromium';

/** Browser tests against the real jar. `scripts/e2e` runs them; shared code is in kit/. */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'target/results',
  fullyParallel: true,
  // Each worker has a server and a browser, and both wait most of the time.
  workers: Math.min(8, Math.max(3, availableParallelism())),
  retries: 0,
  // These only limit tests that would hang on a busy machine. No test has its own limits.
  timeout: 900_000,
  expect: { timeout: 60_000, toPass: { timeout: 120_000 } },
  reporter: [['list'], ['junit', { outputFile: 'target/surefire-reports/TEST-playwright.xml' }]],
  use: {
    // A trace takes longer than the test: use `scripts/e2e --trace on FILE` if needed.
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
        // A host that browsers do not treat as secure, unlike localhost: `Server.plainUrl`.
        '--host-resolver-rules=MAP plain.test 127.0.0.1',
      ],
    },
  },
});
