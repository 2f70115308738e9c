import { randomHex } from '../connection/random';
import { EngineSession } from './EngineSession';
import { IndexedDbStore, Overtaken } from './IndexedDbStore';
import { type Loaded, loadEngine, NoEngine } from './loader';
import { claim } from './lock';
import { BufferedStore } from './BufferedStore';
import type { Beginning, FromWorker, ToWorker } from './workerMessages';

/**
 * The server on this device: the engine, what it keeps, and a clock. A worker lives once: when it cannot go on, or
 * another page plays, it says so, and the page ends it. The next one reads everything from the database.
 */

let clerk: EngineSession | null = null;

const tell = (message: FromWorker): void => self.postMessage(message);

async function begin({ isKept, claim: how, name }: Beginning): Promise<void> {
  // Loaded meanwhile: mostly nobody else plays. If somebody does, nothing waits for it.
  const loading = loadEngine();
  loading.catch(() => undefined);
  const holder = {
    isBusy: () => clerk?.isBusy ?? how !== 'warm',
    end: async () => clerk?.stop(),
    lost,
  };
  if (isKept && !(await claim(holder, how))) {
    lost();
    return;
  }
  try {
    await serve(await loading, { isKept, claim: how, name });
    tell({ status: 'ready' });
  } catch (problem) {
    if (!(problem instanceof NoEngine)) throw problem;
    tell({ status: problem.why });
  }
}

async function serve(loaded: Loaded, { isKept, claim: how, name }: Beginning): Promise<void> {
  const store = new BufferedStore(isKept ? new IndexedDbStore() : null, (isStored) => tell({ isStored }));
  const world = { now: () => Date.now(), luck: randomHex, learn: (game: string) => loaded.learn(game) };
  clerk = new EngineSession(loaded.engine, store, world, tell, fail, how !== 'warm');
  await clerk.begin(name);
}

function fail(problem: unknown): void {
  if (problem instanceof Overtaken) lost();
  else tell({ crashed: String(problem) });
}

/** Another page plays. */
function lost(): void {
  tell({ status: 'elsewhere' });
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if ('begin' in data) begin(data.begin).catch(fail);
  else if ('frame' in data) void clerk?.hear(data.frame, data.about);
  else if ('record' in data) void clerk?.record(data.ask, data.record.table, data.record.match);
  else if ('finished' in data) void clerk?.finished(data.ask, data.finished);
  else if ('lesson' in data) void clerk?.lesson(data.ask, data.lesson);
  else void clerk?.forget(data.ask, data.forget);
};
