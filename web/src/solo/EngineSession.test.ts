import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EngineSession } from './EngineSession';
import type { Engine } from './engine';
import type { Changes, KeptListing, Store } from './IndexedDbStore';
import { Overtaken } from './IndexedDbStore';
import { BufferedStore } from './BufferedStore';
import type { About, FromWorker } from './workerMessages';

/** An engine that answers as it is told; what it does not know it answers with nothing. */
class FakeEngine implements Engine {
  said: string[] = [];
  answers: string[] = [];
  known = new Set<string>();

  #answer(what: string): string {
    this.said.push(what);
    return this.answers.shift() ?? outcome({});
  }
  learn = (): string => '';
  hint = (): string => '';
  begin = (kept: string): string => this.#answer(`begin ${kept}`);
  join = (): string => this.#answer('join');
  hear = (text: string): string => this.#answer(`hear ${text}`);
  wake = (): string => this.#answer('wake');
  forget = (table: string): string => this.#answer(`forget ${table}`);
  record = (table: string, match: number): string => `record ${table} ${match}`;
  finished = (): string => '';
  lesson = (script: string): string => `lesson ${script}`;
  knows = (table: string): boolean => this.known.has(table);
  load = (table: string, log: string): string => {
    this.said.push(`load ${table}: ${log.replaceAll('\n', '|')}`);
    this.known.add(table);
    return '';
  };
}

/** A store in the hands of the test: what is written waits until it lets it. */
class FakeStore implements Store {
  logs = new Map<string, string[]>();
  written: Changes[] = [];
  isSlow = false;
  problem: Error | null = null;
  finish: () => void = () => undefined;

  listings: KeptListing[] = [];

  all = (): Promise<{ guest: null; listings: KeptListing[] }> =>
    Promise.resolve({ guest: null, listings: this.listings });
  log = (table: string): Promise<string[]> => Promise.resolve([...(this.logs.get(table) ?? [])]);
  write = async (changes: Changes): Promise<void> => {
    if (this.isSlow) await new Promise<void>((resolve) => (this.finish = resolve));
    if (this.problem) throw this.problem;
    this.written.push(changes);
  };
}

const entry = (from: number, ...entries: string[]): Changes['keep'][number] => ({
  table: 't',
  from,
  entries,
  listing: null,
});
const outcome = (changes: Partial<Changes> & { dueIn?: number }, ...told: string[]): string =>
  [JSON.stringify({ dueIn: -1, keep: [], drop: [], ...changes }), ...told].join('\n');
const PING = '{"type":"ping"}';
const hear = (clerk: EngineSession, text: string): Promise<void> => clerk.hear(text, JSON.parse(text) as About);

describe('the clerk', () => {
  let engine: FakeEngine;
  let store: FakeStore;
  let told: FromWorker[];
  let failure: unknown;
  let learned: string[];
  let clerk: EngineSession;

  beforeEach(() => {
    vi.useFakeTimers();
    engine = new FakeEngine();
    store = new FakeStore();
    told = [];
    learned = [];
    failure = null;
    const learn = (game: string): Promise<void> =>
      game === 'lost' ? Promise.reject(new Error('no network')) : Promise.resolve(void learned.push(game));
    const world = { now: () => 0, luck: () => 'ab', learn };
    const memory = new BufferedStore(store, (isStored) => told.push({ isStored }));
    clerk = new EngineSession(
      engine,
      memory,
      world,
      (message) => told.push(message),
      (problem) => (failure = problem),
    );
  });
  afterEach(() => vi.useRealTimers());

  it('stores before it tells', async () => {
    store.isSlow = true;
    engine.answers = [outcome({ keep: [entry(1, 'a')] }, 'done')];
    const heard = hear(clerk, PING);
    await vi.advanceTimersByTimeAsync(1000);
    expect(told).toEqual([]);
    store.finish();
    await heard;
    expect(store.written).toHaveLength(1);
    expect(told).toEqual([{ frame: 'done' }]);
  });

  it('does one thing after another', async () => {
    store.isSlow = true;
    engine.answers = [outcome({ keep: [entry(1, 'a')] }, 'one'), outcome({}, 'two')];
    const all = Promise.all([hear(clerk, PING), hear(clerk, '{"type":"tables"}')]);
    await vi.advanceTimersByTimeAsync(1);
    expect(engine.said).toEqual([`hear ${PING}`]);
    store.finish();
    await all;
    expect(told).toEqual([{ frame: 'one' }, { frame: 'two' }]);
  });

  it('goes on when nothing can be stored, says so once, and stores all of it as soon as it can', async () => {
    store.problem = new DOMException('Full.', 'QuotaExceededError');
    engine.answers = [1, 2, 3].map((version) => outcome({ keep: [entry(version, `e${version}`)] }, `v${version}`));
    await hear(clerk, PING);
    await hear(clerk, PING);
    expect(told).toEqual([{ isStored: false }, { frame: 'v1' }, { frame: 'v2' }]);
    store.problem = null;
    await hear(clerk, PING);
    expect(told.slice(3)).toEqual([{ isStored: true }, { frame: 'v3' }]);
    expect(store.written[0]?.keep.map(({ from }) => from)).toEqual([1, 2, 3]);
  });

  it('tries again by itself', async () => {
    store.problem = new Error('Not now.');
    engine.answers = [outcome({ keep: [entry(1, 'a')] })];
    await hear(clerk, PING);
    store.problem = null;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(store.written).toHaveLength(1);
    expect(told).toEqual([{ isStored: false }, { isStored: true }]);
  });

  it('wakes the engine when it asked for it', async () => {
    engine.answers = [outcome({ dueIn: 500 }), outcome({}, 'moved')];
    await hear(clerk, PING);
    await vi.advanceTimersByTimeAsync(499);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toEqual([{ frame: 'moved' }]);
  });

  it('hands in the log of a table once, before the first question about it', async () => {
    store.listings = [{ table: 't', game: 'friday' }];
    store.logs.set('t', ['5 x', '6 y']);
    await clerk.begin(null);
    await hear(clerk, '{"type":"enter","table":"t"}');
    await clerk.record(7, 't', 1);
    expect(engine.said.map((each) => each.split(' ')[0])).toEqual(['begin', 'join', 'load', 'hear']);
    expect(learned).toEqual(['friday']);
    expect(told).toEqual([{ answer: 7, text: 'record t 1' }]);
  });

  it('fetches weights for a lesson only where it is played on, and does without it if they cannot be had', async () => {
    const lesson = { game: 'friday', free: false };
    await clerk.lesson(1, JSON.stringify(lesson));
    expect(learned).toEqual([]);
    await clerk.lesson(2, JSON.stringify({ ...lesson, free: true }));
    expect(learned).toEqual(['friday']);
    await clerk.lesson(3, JSON.stringify({ game: 'lost', free: true }));
    expect(told.slice(-3)).toEqual([
      { answer: 1, text: `lesson ${JSON.stringify(lesson)}` },
      { answer: 2, text: `lesson ${JSON.stringify({ ...lesson, free: true })}` },
      { answer: 3, text: '' },
    ]);
    expect(failure).toBeNull();
  });

  it('adds to a log what could not be stored', async () => {
    store.logs.set('t', ['1 a', '2 b']);
    store.problem = new Error('Full.');
    engine.answers = [outcome({ keep: [entry(3, '3 c')] })];
    await hear(clerk, PING);
    await hear(clerk, '{"type":"enter","table":"t"}');
    expect(engine.said).toContain('load t: 1 a|2 b|3 c');
  });

  it('is busy while the page is at a table, and before, if it has come to play', async () => {
    const other = new EngineSession(
      engine,
      store,
      { now: () => 0, luck: () => '', learn: () => Promise.resolve() },
      () => undefined,
      () => undefined,
      true,
    );
    expect([clerk.isBusy, other.isBusy]).toEqual([false, true]);
    await hear(other, '{"type":"enter","table":"t"}');
    await hear(other, '{"type":"leave","table":"t"}');
    expect(other.isBusy).toBe(false);
    await hear(clerk, '{"type":"enter","table":"t"}');
    expect(clerk.isBusy).toBe(true);
    await hear(clerk, '{"type":"leave","table":"t"}');
    expect(clerk.isBusy).toBe(false);
  });

  it.each([
    ['an engine that complains', () => engine.answers.push('!Broken.')],
    [
      'an engine that breaks',
      () =>
        (engine.hear = () => {
          throw new WebAssembly.RuntimeError('unreachable');
        }),
    ],
    [
      'another page that has written',
      () => {
        engine.answers.push(outcome({ keep: [entry(1, 'a')] }, 'not to be told'));
        store.problem = new Overtaken();
      },
    ],
  ])('stops for good after %s', async (_, happens) => {
    happens();
    await hear(clerk, PING);
    expect(failure).not.toBeNull();
    await hear(clerk, PING);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(told).toEqual([]);
  });
});
