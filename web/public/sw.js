// The service worker: keeps the shell of the client (page, scripts, styles, fonts, pictures), so that a repeat visit
// shows at once, even without a network. It never touches /api.
//
// Every build has a worker and a cache of its own: page and scripts in it always fit together. A new worker fetches
// its shell in the background and waits. It takes over at the next visit, when no other page would be left behind with
// scripts that are gone.

// Filled in by scripts/build.js.
const BUILD = '';
const SHELL = [];

const CACHE = `shell-${BUILD}`;

self.addEventListener('install', (event) => event.waitUntil(keep()));

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isPage(url.pathname)) event.respondWith(page(request));
  } else if (SHELL.includes(url.pathname)) {
    event.respondWith(kept(url.pathname, request));
  }
});

/** What the server answers with index.html. */
function isPage(path) {
  return !path.includes('.') && !/^\/(api|health|metrics|assets)(\/|$)/.test(path);
}

async function keep() {
  const cache = await caches.open(CACHE);
  // One after another, so that on a slow line there is room for what people do meanwhile.
  for (const path of SHELL) {
    // Names with a fingerprint may come from the browser's own cache; for the rest it asks the server.
    await cache.add(path.startsWith('/assets/') ? path : new Request(path, { cache: 'no-cache' }));
  }
}

async function takeOver() {
  for (const name of await caches.keys()) {
    if (name.startsWith('shell-') && name !== CACHE) await caches.delete(name);
  }
  await self.clients.claim();
}

async function kept(path, request) {
  // Not opened: a worker that is still busy while the next one clears up would make its cache anew.
  return (await caches.match(path, { cacheName: CACHE })) ?? fetch(request);
}

async function page(request) {
  const next = self.registration.waiting;
  if (next && (await isAlone())) {
    try {
      const fresh = await fetch(request);
      if (fresh.ok) {
        next.postMessage('take over');
        return fresh;
      }
    } catch {
      // No network: the old version still works.
    }
  }
  return kept('/', request);
}

/** Whether no page is open but the one that is being loaded anew. */
async function isAlone() {
  const pages = await self.clients.matchAll({ type: 'window' });
  return pages.length <= 1;
}
