/** Notifications of the system. They come from the service worker (public/sw.js): phones allow pages none of their own. */

/** What the system shows, and the page that it leads to. A newer one of the same page takes its place. */
export interface Note {
  title: string;
  body: string;
  path: string;
}

/** Whether there can be any here: they take a secure context, and a browser that has service workers. */
export const canNotify = (): boolean =>
  window.isSecureContext && 'Notification' in globalThis && 'serviceWorker' in navigator;

/** Asks the browser. `none`: it allows them, but there is no worker that could show any. */
export async function askToNotify(): Promise<'granted' | 'denied' | 'none'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  return (await worker()) ? 'granted' : 'none';
}

/** Shows a note if that is allowed; what comes back takes it away again. */
export function notify(note: Note): () => void {
  if (!canNotify() || Notification.permission !== 'granted') return () => undefined;
  tell({ notify: note });
  return () => tell({ withdraw: note.path });
}

async function worker(): Promise<ServiceWorker | null> {
  return (await navigator.serviceWorker.getRegistration().catch(() => undefined))?.active ?? null;
}

/** One message after another: nothing is taken away before it was shown. */
let told: Promise<void> = Promise.resolve();
function tell(message: { notify: Note } | { withdraw: string }): void {
  told = told.then(async () => (await worker())?.postMessage(message));
}
