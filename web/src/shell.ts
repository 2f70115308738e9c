import { cacheEngine, mayFetchAhead } from './solo/saveData';

/** The shortest interval between checks for a new version, in milliseconds. */
const LOOK_AGAIN_MILLIS = 60 * 60 * 1000;

/**
 * Registers the service worker, which caches the client for the next visit and the engine for offline play (see
 * public/sw.js). Does nothing during development and without https or localhost. Called after the page has loaded,
 * because its own requests have priority.
 */
export function cacheShell(): void {
  if (!import.meta.env.PROD || !window.isSecureContext || !('serviceWorker' in navigator)) return;
  void register();
}

async function register(): Promise<void> {
  let registration: ServiceWorkerRegistration | undefined;
  try {
    registration = await navigator.serviceWorker.register('/sw.js');
  } catch {
    // A browser without storage (a private window, a full disk) still shows the page.
  }
  // Browsers that forbid workers pretend to register one.
  if (!registration) return;
  lookAgain(registration);
  // In data-saving mode the engine is fetched only for play.
  if (await mayFetchAhead()) cacheEngine();
}

/** Fetches a new version in the background; the next visit activates it. */
function lookAgain(registration: ServiceWorkerRegistration): void {
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_AGAIN_MILLIS) return;
    lookedAt = Date.now();
    // Without a network there is no new version.
    registration.update().catch(() => undefined);
  });
}
