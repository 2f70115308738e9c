import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The browser: CHROMIUM, or the first on the PATH. */
export function chromium(): string {
  const named = process.env['CHROMIUM'];
  if (named) return named;
  for (const name of ['chromium', 'chromium-browser', 'google-chrome']) {
    for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
      const path = join(folder, name);
      if (isExecutable(path)) return path;
    }
  }
  throw new Error('The browser tests need Chromium: install it, or set CHROMIUM. scripts/e2e says how.');
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
