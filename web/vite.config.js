import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = `http://localhost:${process.env['TABLE13_PORT'] ?? 1313}`;

const GAMES = fileURLToPath(new URL('src/games/', import.meta.url));

/** Inlines the games' cloths: the prerendered view appears before any stylesheet. */
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
        // The pages name the file of their language.
        chunkFileNames: ({ facadeModuleId }) => {
          const [, language] = /src\/texts\/(\w+)\/index\.ts$/.exec(facadeModuleId ?? '') ?? [];
          return `assets/${language ? `texts-${language}` : '[name]'}-[hash].js`;
        },
        codeSplitting: {
          groups: [
            // On slow connections each file costs a round trip: the first page loads one.
            { name: 'first', tags: ['$initial'], priority: 2 },
            // The widgets, too: every table needs them, and the first page opens sheets.
            { name: 'ui', test: /src\/ui\//, priority: 1 },
            {
              name: 'table',
              test: /src\/(table|animation|hand|tips\/(?!seen)|pages\/(TablePage|LiveMatch|WithKit|result|gathering|menu))/,
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
    // One simulated browser for all files of a worker: creating one takes longer than most tests.
    isolate: false,
    pool: 'threads',
    // High enough for a busy machine; a hanging test still ends.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: ['src/testing.ts'],
    include: ['src/**/*.test.ts'],
  },
});
