import { type Engine, sound } from './engine';

/** Why there is no engine: the browser cannot run it, or it did not come. */
export class NoEngine extends Error {
  constructor(readonly why: 'unsupported' | 'absent') {
    super(why);
  }
}

/** What the files of the engine are called. */
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
/** `(module (type (struct (field i32))))`: only browsers that collect garbage in Wasm find nothing wrong with it. */
const TINY = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 127, 0];

/** Whether this browser can run the engine, as far as can be known without fetching it. */
export function canRun(): boolean {
  return typeof WebAssembly === 'object' && WebAssembly.validate(new Uint8Array(TINY));
}

/** The engine, and the weights of its games, which it learns when somebody has to think. */
export class Loaded {
  #weights = new Map<string, Promise<void>>();

  constructor(
    readonly engine: Engine,
    private readonly names: Names,
  ) {}

  /** Has the bots of a game learned what they know. */
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
  // Whoever waits for the loader first must not miss that the module did not come.
  bytes.catch(() => undefined);
  const loader = (await import(/* @vite-ignore */ FOLDER + names.loader).catch(() => {
    throw new NoEngine('absent');
  })) as Loader;
  const module = await bytes;
  try {
    return new Loaded((await loader.load(module)).exports, names);
  } catch {
    // Some browsers validate what they cannot run.
    throw new NoEngine('unsupported');
  }
}
