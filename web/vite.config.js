import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = `http://localhost:${process.env['TABLE13_PORT'] ?? 1313}`;

const GAMES = fileURLToPath(new URL('src/games/', import.meta.url));

/** The first picture is painted before any stylesheet has come, so the page brings the cloths of the games along. */
const cloths = {
  name: 'cloths',
  transformIndexHtml: {
    order: 'pre',
    handler: (page) => {
      const styles = readdirSync(GAMES).map((game) => `${GAMES}${game}/cloth.css`);
      return page.replace(
        '/* cloths */',
        styles
          .filter(existsSync)
          .map((path) => readFileSync(path))
          .join(''),
      );
    },
  },
};

export default defineConfig({
  plugins: [svelte(), cloths],
  build: {
    target: 'es2022',
    // Inlined files would be data: addresses, which the server's policy allows for pictures only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // On slow lines every file costs a round trip: what the first page needs is one.
            { name: 'first', tags: ['$initial'], priority: 2 },
            // So is what every table needs, and the widgets: sheets are opened on the first page, too.
            { name: 'ui', test: /src\/ui\//, priority: 1 },
            {
              name: 'table',
              test: /src\/(table|stage|hand|hints\/(?!seen)|pages\/(TablePage|LiveMatch|WithKit|after|gathering|menu))/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': { target: server, ws: true }, '/engine': server },
  },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: {
    environment: 'jsdom',
    // One browser stand-in for all files of a worker: building one takes longer than most tests.
    isolate: false,
    pool: 'threads',
    // A busy machine is no fault: a test that hangs still ends.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: ['src/testing.ts'],
    include: ['src/**/*.test.ts'],
  },
});
