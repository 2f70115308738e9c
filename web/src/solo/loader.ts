import { type Engine, sound } from './engine';

/** Why there is no engine: unsupported by the browser, or unavailable. */
export class NoEngine extends Error {
  constructor(readonly why: 'unsupported' | 'absent') {
    super(why);
  }
}

/** The file names of the engine. */
interface Names {
  wasm: string;
  loader: string;
  weights: Record<string, string>;
}

/** TeaVM's loader, as the build leaves it. */
interface Loader {
  load(module: string | BufferSource): Promise<{ exports: Engine }>;
}

const FOLDER = '/engine/';
/** `(module (type (struct (field i32))))`: valid only in browsers with Wasm garbage collection. */
const TINY = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 127, 0];

/** Whether this browser can probably run the engine, without fetching it. */
export function canRun(): boolean {
  return typeof WebAssembly === 'object' && WebAssembly.validate(new Uint8Array(TINY));
}

/** The engine and the weights of its games, which are loaded on demand. */
export class Loaded {
  #weights = new Map<string, Promise<void>>();

  constructor(
    readonly engine: Engine,
    private readonly names: Names,
  ) {}

  /** Loads a game's weights into the engine. */
  learn(game: string): Promise<void> {
    let learned = this.#weights.get(game);
    if (!learned) {
      learned = this.#learn(game);
      this.#weights.set(game, learned);
      learned.catch(() => this.#weights.delete(game));
    }
    return learned;
  }

  async #learn(game: string): Promise<void> {
    const name = this.names.weights[game];
    if (name !== undefined) sound(this.engine.learn(game, await (await fetched(name)).text()));
  }
}

async function fetched(name: string): Promise<Response> {
  const answer = await fetch(FOLDER + name).catch(() => null);
  if (!answer?.ok) throw new NoEngine('absent');
  return answer;
}

export async function loadEngine(): Promise<Loaded> {
  if (!canRun()) throw new NoEngine('unsupported');
  const names = (await (await fetched('engine.json')).json()) as Names;
  const bytes = fetched(names.wasm).then((answer) => answer.arrayBuffer());
  // Prevents an unhandled rejection of the module while the loader is awaited.
  bytes.catch(() => undefined);
  const loader = (await import(/* @vite-ignore */ FOLDER + names.loader).catch(() => {
    throw new NoEngine('absent');
  })) as Loader;
  const module = await bytes;
  try {
    return new Loaded((await loader.load(module)).exports, names);
  } catch {
    // Some browsers validate modules that they cannot run.
    throw new NoEngine('unsupported');
  }
}
