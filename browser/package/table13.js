import { load as start } from './loader.js';

/** A viewer without a seat: only face-up cards are visible. */
export const WATCHER = -2;

const here = new URL('.', import.meta.url);
const learned = new Map();
let engine;
let loading;

/** Loads the engine once. */
export async function load() {
  loading ??= start(new URL('engine.wasm', here).href);
  engine = (await loading).exports;
  return { Match, WATCHER };
}

/** The engine's answer, or an exception. */
function sound(text) {
  if (text.startsWith('!')) throw new Error(text.slice(1));
  return text;
}

/** Loads the weights of a game before its first bot. */
async function learn(game) {
  if (!learned.has(game)) {
    learned.set(
      game,
      fetch(new URL(`weights-${game}.txt`, here)).then(async (answer) => {
        if (!answer.ok) throw new Error(`There are no weights for ${game}.`);
        sound(engine.learn(game, await answer.text()));
      }),
    );
    learned.get(game).catch(() => learned.delete(game));
  }
  return learned.get(game);
}

export class Match {
  #number;
  #turns = 0;

  constructor(game, { players = 4, seed = randomSeed(), options = {} } = {}) {
    if (!engine) throw new Error('Wait for load() first.');
    this.game = game;
    this.seed = seed;
    this.#number = Number(sound(engine.deal(game, players, JSON.stringify(options), seed)));
  }

  view(seat) {
    return JSON.parse(sound(engine.view(this.#number, seat)));
  }

  get toMove() {
    return this.view(WATCHER).toMove;
  }

  get isOver() {
    return this.view(WATCHER).winners.length > 0;
  }

  get totals() {
    return this.view(WATCHER).totals;
  }

  get winners() {
    return this.view(WATCHER).winners;
  }

  get legalMoves() {
    return this.isOver ? [] : this.view(this.toMove).legalMoves;
  }

  get record() {
    return sound(engine.written(this.#number));
  }

  play(move) {
    const refused = sound(engine.play(this.#number, move));
    if (refused) throw new RangeError(refused.slice(1));
    this.#turns++;
  }

  async choose(level = 'expert', seed = this.seed + this.#turns) {
    await learn(this.game);
    return JSON.parse(sound(engine.choose(this.#number, level, seed)));
  }

  end() {
    sound(engine.end(this.#number));
  }
}

function randomSeed() {
  return crypto.getRandomValues(new Uint32Array(1))[0];
}
