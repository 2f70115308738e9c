import { keepEngine, mayFetchAhead } from './solo/saveData';

/** How often a page that stays open asks whether there is a new version, at most. */
const LOOK_AGAIN_MILLIS = 60 * 60 * 1000;

/**
 * Keeps the client on this device, so that the next visit shows at once, and what playing needs without a network (see
 * public/sw.js). Does nothing while developing, and where browsers do not allow it: that takes https, or the own machine.
 * Called when the page itself works: the first visit has more urgent things to fetch.
 */
export function keepShell(): void {
  if (!import.meta.env.PROD || !window.isSecureContext || !('serviceWorker' in navigator)) return;
  void register();
}

async function register(): Promise<void> {
  let registration: ServiceWorkerRegistration | undefined;
  try {
    registration = await navigator.serviceWorker.register('/sw.js');
  } catch {
    // A browser that keeps nothing (a private window, a full disk) still shows the page.
  }
  // Browsers that are told to have no workers pretend to register one.
  if (!registration) return;
  lookAgain(registration);
  // Those who pay by the byte get the engine when they play with it.
  if (await mayFetchAhead()) keepEngine();
}

/** A new version is fetched in the background and taken at the next visit. */
function lookAgain(registration: ServiceWorkerRegistration): void {
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < LOOK_AGAIN_MILLIS) return;
    lookedAt = Date.now();
    // Without a network there is nothing new.
    registration.update().catch(() => undefined);
  });
}
