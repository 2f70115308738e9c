// The service worker: keeps the shell of the client (page, scripts, styles, fonts, pictures), so that a repeat visit
// shows at once, even without a network; and the engine (rules, bots and table for the browser), so that people can
// play without one. It never touches /api.
//
// Every build has a worker and a cache of its own: page, scripts and engine in it always fit together. A new worker
// fetches its set in the background and waits. It takes over at the next visit, when no other page would be left behind
// with scripts that are gone.
//
// It also shows the notifications of the pages: phones allow pages none of their own.

// Filled in by scripts/build.js.
const BUILD = '';
const SHELL = [];

const CACHE = `shell-${BUILD}`;

/** Which files are the engine. Their names have fingerprints, so files of two engines can lie side by side. */
const ENGINE = '/engine/engine.json';
/** The list of a newer engine, once all its files are here: it counts from the next visit on. */
const NEXT_ENGINE = '/engine/next.json';

self.addEventListener('install', (event) => event.waitUntil(keep()));

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('message', (event) => {
  const { notify, withdraw } = event.data;
  if (notify) event.waitUntil(inOrder(() => show(notify, event.source.id)));
  if (withdraw) event.waitUntil(inOrder(() => takeAway(withdraw)));
  if (event.data === 'take over') self.skipWaiting();
  // If it cannot be had, or there is no room, the next visit asks again.
  if (event.data === 'keep engine') event.waitUntil(keepEngine().catch(() => undefined));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(bring(event.notification.data));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isPage(url.pathname)) event.respondWith(page(request));
  } else if (SHELL.includes(url.pathname) || url.pathname.startsWith('/engine/')) {
    event.respondWith(kept(url.pathname, request));
  }
});

/** What the server answers with index.html. */
function isPage(path) {
  return !path.includes('.') && !/^\/(api|health|metrics|assets|engine)(\/|$)/.test(path);
}

async function keep() {
  const isEngineWanted = await caches.match(ENGINE);
  const cache = await caches.open(CACHE);
  // One after another, so that on a slow line there is room for what people do meanwhile.
  for (const path of SHELL) {
    // Names with a fingerprint may come from the browser's own cache; for the rest it asks the server.
    await cache.add(path.startsWith('/assets/') ? path : new Request(path, { cache: 'no-cache' }));
  }
  // Who could play without a network before can do so afterwards, or stays with the version that can.
  if (isEngineWanted) await keepEngine();
}

/** Keeps the engine that the server has now, if it has one. */
async function keepEngine() {
  const list = await fetch(ENGINE, { cache: 'no-cache' });
  // Another worker may have taken over and cleared up meanwhile.
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

/** A newer engine begins to count, and what only the old one needed goes. */
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

/** Every file that a list of the engine names, wherever in it. */
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

async function kept(path, request) {
  // Not opened: a worker that is still busy while the next one clears up would make its cache anew.
  return (await caches.match(path, { cacheName: CACHE })) ?? fetch(request);
}

async function page(request) {
  if (!(await isAlone(request))) return kept('/', request);
  const next = self.registration.waiting;
  if (next) {
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
  await renewEngine();
  return kept('/', request);
}

/** Whether no page is open but the one that is being loaded anew. A new tab beside it looks the same but for the reload. */
async function isAlone({ cache, isReloadNavigation }) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const isReload = isReloadNavigation || cache === 'no-cache' || cache === 'reload';
  return pages.length === 0 || (pages.length === 1 && isReload);
}

let last = Promise.resolve();
/** One after another. If the system shows nothing, nothing else breaks. */
function inOrder(act) {
  return (last = last.then(act).catch(() => undefined));
}

/** Shows what a page wants to be told outside of it. */
function show({ title, body, path }, page) {
  return self.registration.showNotification(title, { body, tag: path, icon: '/icon-192.png', data: { path, page } });
}

async function takeAway(path) {
  for (const note of await self.registration.getNotifications({ tag: path })) note.close();
}

/** Brings the page to the front that a notification came from, or another one at its address; else opens one. */
async function bring({ path, page }) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const found = pages.find(({ id }) => id === page) ?? pages.find(({ url }) => new URL(url).pathname === path);
  await (found ? found.focus() : self.clients.openWindow(path));
}
