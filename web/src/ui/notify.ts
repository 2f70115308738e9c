/** System notifications. The service worker (public/sw.js) shows them, because phones do not let pages show their own. */

/** A notification and the page that it opens. A newer one of the same page replaces it. */
export interface Note {
  title: string;
  body: string;
  path: string;
}

/** Whether notifications are supported: they need a secure context and service workers. */
export const canNotify = (): boolean =>
  window.isSecureContext && 'Notification' in globalThis && 'serviceWorker' in navigator;

/** Asks the browser for permission. `none`: granted, but there is no service worker to show them. */
export async function askToNotify(): Promise<'granted' | 'denied' | 'none'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  return (await worker()) ? 'granted' : 'none';
}

/** Shows a notification if permitted. Returns a function that removes it. */
export function notify(note: Note): () => void {
  if (!canNotify() || Notification.permission !== 'granted') return () => undefined;
  send({ notify: note });
  return () => send({ withdraw: note.path });
}

async function worker(): Promise<ServiceWorker | null> {
  return (await navigator.serviceWorker.getRegistration().catch(() => undefined))?.active ?? null;
}

/** Messages are serialized, so that no notification is removed before it is shown. */
let last: Promise<void> = Promise.resolve();
function send(message: { notify: Note } | { withdraw: string }): void {
  last = last.then(async () => (await worker())?.postMessage(message));
}
