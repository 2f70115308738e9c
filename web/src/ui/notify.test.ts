import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import worker from '../../public/sw.js?raw';
import { askToNotify, canNotify, notify } from './notify';

const NOTE = { title: 'Your turn', body: '13', path: '/t/abc' };
const sent: unknown[] = [];
let permission: NotificationPermission;
let active: { postMessage: (message: unknown) => void } | null;

/** Chrome on Android has the constructor, but it throws. */
const Forbidden = Object.defineProperties(
  () => {
    throw new TypeError('Illegal constructor');
  },
  { permission: { get: () => permission }, requestPermission: { value: () => Promise.resolve(permission) } },
);

describe('a notification', () => {
  beforeEach(() => {
    sent.length = 0;
    permission = 'granted';
    active = { postMessage: (message) => sent.push(message) };
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('Notification', Forbidden);
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve({ active }) } });
  });
  afterEach(() => vi.unstubAllGlobals());
  const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

  it('is shown and removed by the service worker, in this order', async () => {
    notify(NOTE)();
    await settled();
    expect(sent).toEqual([{ notify: NOTE }, { withdraw: '/t/abc' }]);
    expect(await askToNotify()).toBe('granted');
  });

  it.each([
    ['without permission', () => (permission = 'denied')],
    ['on plain http', () => vi.stubGlobal('isSecureContext', false)],
    ['in a browser without service workers', () => vi.stubGlobal('navigator', {})],
    ['while no worker is there', () => (active = null)],
    [
      'if the browser keeps none',
      () =>
        vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.reject(new DOMException()) } }),
    ],
  ])('is left out %s, and nothing throws', async (_, make) => {
    make();
    notify(NOTE)();
    await settled();
    expect(sent).toEqual([]);
    if (canNotify()) expect(await askToNotify()).not.toBe('granted');
  });
});

describe('the service worker', () => {
  /** An open page. */
  const page = (id: string, path: string) => ({ id, url: `https://table.example${path}`, focus: vi.fn() });
  const openWindow = vi.fn();
  const shown: { data: unknown; tag: string; close: () => void }[] = [];
  let pages: ReturnType<typeof page>[] = [];

  /** Runs the worker. The returned function sends it an event and waits for all its effects. */
  function run(): (type: string, event: object) => Promise<void> {
    const heard: Record<string, (event: object) => void> = {};
    const self = {
      addEventListener: (type: string, hear: (event: object) => void) => (heard[type] = hear),
      clients: { matchAll: () => Promise.resolve(pages), openWindow },
      registration: {
        showNotification: (_: string, note: { data: unknown; tag: string }) => {
          if (permission !== 'granted') return Promise.reject(new TypeError('No permission'));
          shown.push({ ...note, close: () => shown.splice(0) });
          return Promise.resolve();
        },
        getNotifications: ({ tag }: { tag: string }) => Promise.resolve(shown.filter((note) => note.tag === tag)),
      },
    };
    // The real worker code in a simulated environment.
    new Function('self', worker)(self);
    return async (type, event) => {
      const works: Promise<unknown>[] = [];
      heard[type]?.({ ...event, waitUntil: (work: Promise<unknown>) => works.push(work) });
      await Promise.all(works);
    };
  }
  const note = { close: vi.fn(), data: { path: '/t/abc', page: 'two' } };

  beforeEach(() => {
    vi.clearAllMocks();
    shown.length = 0;
    permission = 'granted';
  });

  it('shows a note with its page, and removes it', async () => {
    const hear = run();
    await hear('message', { data: { notify: NOTE }, source: { id: 'two' } });
    expect(shown).toMatchObject([{ tag: '/t/abc', data: { path: '/t/abc', page: 'two' } }]);
    await hear('message', { data: { withdraw: '/t/abc' } });
    expect(shown).toEqual([]);
  });

  it('throws nothing if the system shows none', async () => {
    permission = 'denied';
    await expect(run()('message', { data: { notify: NOTE }, source: { id: 'two' } })).resolves.toBeUndefined();
  });

  it.each([
    ['the page that it came from', () => [page('one', '/t/abc'), page('two', '/')], 1],
    ['another page of the table', () => [page('one', '/'), page('three', '/t/abc')], 1],
    ['a new page', () => [page('one', '/t/other')], null],
  ])('brings %s to the front at a click', async (_, open, wanted) => {
    pages = open();
    await run()('notificationclick', { notification: note });
    expect(note.close).toHaveBeenCalled();
    const focused = pages.flatMap(({ focus }, i) => (focus.mock.calls.length > 0 ? [i] : []));
    expect(focused).toEqual(wanted === null ? [] : [wanted]);
    expect(openWindow.mock.calls).toEqual(wanted === null ? [['/t/abc']] : []);
  });
});
