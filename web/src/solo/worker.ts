import { randomHex } from '../connection/random';
import { EngineSession } from './EngineSession';
import { IndexedDbStore, WriteConflict } from './IndexedDbStore';
import { type Loaded, loadEngine, NoEngine } from './loader';
import { claim } from './lock';
import { BufferedStore } from './BufferedStore';
import type { Beginning, FromWorker, ToWorker } from './workerMessages';

/**
 * The worker of the server on this device: engine, store and clock. A worker is used once: on a failure, or when
 * another page plays, it reports so, and the page terminates it. The next one reads the stored state.
 */

let session: EngineSession | null = null;

const send = (message: FromWorker): void => self.postMessage(message);

async function begin({ isPersistent, claim: how, name }: Beginning): Promise<void> {
  // Loads in parallel: usually no other page plays. Otherwise the result is ignored.
  const loading = loadEngine();
  loading.catch(() => undefined);
  const holder = {
    isBusy: () => session?.isBusy ?? how !== 'warm',
    end: async () => session?.stop(),
    lost,
  };
  if (isPersistent && !(await claim(holder, how))) {
    lost();
    return;
  }
  try {
    await serve(await loading, { isPersistent, claim: how, name });
    send({ status: 'ready' });
  } catch (problem) {
    if (!(problem instanceof NoEngine)) throw problem;
    send({ status: problem.why });
  }
}

async function serve(loaded: Loaded, { isPersistent, claim: how, name }: Beginning): Promise<void> {
  const store = new BufferedStore(isPersistent ? new IndexedDbStore() : null, (isStored) => send({ isStored }));
  const environment = { now: () => Date.now(), randomHex, learn: (game: string) => loaded.learn(game) };
  session = new EngineSession(loaded.engine, store, environment, send, fail, how !== 'warm');
  await session.begin(name);
}

function fail(problem: unknown): void {
  if (problem instanceof WriteConflict) lost();
  else send({ crashed: String(problem) });
}

/** Reports that another page plays. */
function lost(): void {
  send({ status: 'elsewhere' });
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if ('begin' in data) begin(data.begin).catch(fail);
  else if ('frame' in data) void session?.handle(data.frame, data.about);
  else if ('record' in data) void session?.record(data.ask, data.record.table, data.record.match);
  else if ('finished' in data) void session?.finished(data.ask, data.finished);
  else if ('lesson' in data) void session?.lesson(data.ask, data.lesson);
  else void session?.forget(data.ask, data.forget);
};
