import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/**
 * Not tests: pictures for the README, measurements and the sweep. `scripts/pictures`, `scripts/e2e -c extras.config.ts
 * measure`.
 */
export default defineConfig({ ...base, testDir: 'extras', workers: 1, reporter: 'list' });
