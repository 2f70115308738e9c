import { Line } from '../line/Line.svelte';
import { Server } from '../line/server.svelte';

/** The server on this device. */
export const solo = new Server(
  new Line({ isFar: false, dial: () => new Promise(() => undefined) }),
  {
    record: () => Promise.reject(new Error('Not here.')),
    finished: () => Promise.resolve(null),
  },
  true,
);
