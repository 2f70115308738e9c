// The service worker caches the shell of the client (page, scripts, styles, fonts, pictures) for fast repeat visits and
// offline use. It also caches the engine (rules, bots and table for the browser) for offline play. It never handles
// /api.
//
// Each build has its own worker and cache, so page, scripts and engine always match. A new worker fetches its files in
// the background and waits. It takes over at the next visit, when no other open page would lose its scripts.
//
// It also shows the notifications of the pages, because phones do not let pages show their own.

// Filled in by scripts/build.js.
const BUILD = '';
const SHELL = [];

const CACHE = `shell-${BUILD}`;

/** The files of the engine. Their names carry fingerprints, so files of two engines can coexist. */
const ENGINE = '/engine/engine.json';
/** The file list of a newer engine with all files cached. It becomes active at the next visit. */
const NEXT_ENGINE = '/engine/next.json';

self.addEventListener('install', (event) => event.waitUntil(cacheShell()));

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('message', (event) => {
  const { notify, withdraw } = event.data;
  if (notify) event.waitUntil(inOrder(() => show(notify, event.source.id)));
  if (withdraw) event.waitUntil(inOrder(() => removeNote(withdraw)));
  if (event.data === 'take over') self.skipWaiting();
  // If the download fails or storage is full, the next visit retries.
  if (event.data === 'keep engine') event.waitUntil(cacheEngine().catch(() => undefined));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(focusPage(event.notification.data));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isPage(url.pathname)) event.respondWith(page(request));
  } else if (SHELL.includes(url.pathname) || url.pathname.startsWith('/engine/')) {
    event.respondWith(cached(url.pathname, request));
  }
});

/** Whether the server answers this path with index.html. */
function isPage(path) {
  return !path.includes('.') && !/^\/(api|health|metrics|assets|engine)(\/|$)/.test(path);
}

async function cacheShell() {
  const isEngineWanted = await caches.match(ENGINE);
  const cache = await caches.open(CACHE);
  // One after another, to leave bandwidth for the page on slow connections.
  for (const path of SHELL) {
    // Names with a fingerprint may come from the browser cache; all others are revalidated with the server.
    await cache.add(path.startsWith('/assets/') ? path : new Request(path, { cache: 'no-cache' }));
  }
  // If the previous version could play offline, this one must as well; otherwise its installation fails.
  if (isEngineWanted) await cacheEngine();
}

/** Caches the server's current engine, if it has one. */
async function cacheEngine() {
  const list = await fetch(ENGINE, { cache: 'no-cache' });
  // Another worker may have taken over and deleted this cache meanwhile.
  if (!list.ok || !(await caches.has(CACHE))) return;
  const cache = await caches.open(CACHE);
  for (const path of pathsIn(await list.clone().json())) {
    if (await cache.match(path)) continue;
    const old = await caches.match(path);
    await (old ? cache.put(path, old) : cache.add(path));
  }
  const now = await cache.match(ENGINE);
  const isOther = now && (await now.text()) !== (await list.clone().text());
  await cache.put(isOther ? NEXT_ENGINE : ENGINE, list);
  if (!isOther) await cache.delete(NEXT_ENGINE);
}

/** Activates a newer engine and deletes the files that only the old one needed. */
async function renewEngine() {
  const next = await caches.match(NEXT_ENGINE, { cacheName: CACHE });
  if (!next) return;
  const cache = await caches.open(CACHE);
  const paths = pathsIn(await next.clone().json());
  await cache.put(ENGINE, next);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    const isOurs = pathname === ENGINE || paths.includes(pathname);
    if (pathname.startsWith('/engine/') && !isOurs) await cache.delete(pathname);
  }
}

/** Every file path in an engine list, at any depth. */
function pathsIn(list) {
  if (typeof list === 'string') return /^[\w-]+(\.[\w-]+)+$/.test(list) ? [`/engine/${list}`] : [];
  return list && typeof list === 'object' ? Object.values(list).flatMap(pathsIn) : [];
}

async function takeOver() {
  for (const name of await caches.keys()) {
    if (name.startsWith('shell-') && name !== CACHE) await caches.delete(name);
  }
  await self.clients.claim();
}

async function cached(path, request) {
  // `caches.match` does not create the cache; `caches.open` would recreate it while the next worker deletes it.
  return (await caches.match(path, { cacheName: CACHE })) ?? fetch(request);
}

async function page(request) {
  if (!(await isAlone(request))) return cached('/', request);
  const next = self.registration.waiting;
  if (next) {
    try {
      const fresh = await fetch(request);
      if (fresh.ok) {
        next.postMessage('take over');
        return fresh;
      }
    } catch {
      // Without a network the old version stays.
    }
  }
  await renewEngine();
  return cached('/', request);
}

/** Whether the page being reloaded is the only open page. A new tab beside it differs only in the reload flag. */
async function isAlone({ cache, isReloadNavigation }) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const isReload = isReloadNavigation || cache === 'no-cache' || cache === 'reload';
  return pages.length === 0 || (pages.length === 1 && isReload);
}

let last = Promise.resolve();
/** Runs actions one after another. Failures are ignored: a missing notification must not break anything else. */
function inOrder(act) {
  return (last = last.then(act).catch(() => undefined));
}

/** Shows a notification for a page. */
function show({ title, body, path }, page) {
  return self.registration.showNotification(title, { body, tag: path, icon: '/icon-192.png', data: { path, page } });
}

async function removeNote(path) {
  for (const note of await self.registration.getNotifications({ tag: path })) note.close();
}

/** Focuses the page that sent the notification, else a page at its address, else opens a new one. */
async function focusPage({ path, page }) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const found = pages.find(({ id }) => id === page) ?? pages.find(({ url }) => new URL(url).pathname === path);
  await (found ? found.focus() : self.clients.openWindow(path));
}
