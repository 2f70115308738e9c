import { defineConfig } from '@playwright/test';
import type { Which } from './kit/remote';

/** Tests of other common browsers: scripts/browsers. */
export default defineConfig<Which>({
  testDir: 'browsers',
  outputDir: 'target/browsers',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // As in playwright.config.ts: only limits tests that would hang.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  projects: [
    { name: 'firefox', use: { browserKind: 'firefox' } },
    { name: 'webkit', use: { browserKind: 'webkit' } },
  ],
});
