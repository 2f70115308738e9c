import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EngineSession } from './EngineSession';
import type { Engine } from './engine';
import type { Changes, StoredListing, Store } from './IndexedDbStore';
import { WriteConflict } from './IndexedDbStore';
import { BufferedStore } from './BufferedStore';
import type { About, FromWorker } from './workerMessages';

/** A fake engine with scripted answers; its default answer is empty. */
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

/** A fake store; the test releases each write. */
class FakeStore implements Store {
  logs = new Map<string, string[]>();
  written: Changes[] = [];
  isSlow = false;
  problem: Error | null = null;
  finish: () => void = () => undefined;

  listings: StoredListing[] = [];

  all = (): Promise<{ guest: null; listings: StoredListing[] }> =>
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
const outcome = (changes: Partial<Changes> & { dueIn?: number }, ...sent: string[]): string =>
  [JSON.stringify({ dueIn: -1, keep: [], drop: [], ...changes }), ...sent].join('\n');
const PING = '{"type":"ping"}';
const handle = (session: EngineSession, text: string): Promise<void> => session.handle(text, JSON.parse(text) as About);

describe('the engine session', () => {
  let engine: FakeEngine;
  let store: FakeStore;
  let sent: FromWorker[];
  let failure: unknown;
  let learned: string[];
  let session: EngineSession;

  beforeEach(() => {
    vi.useFakeTimers();
    engine = new FakeEngine();
    store = new FakeStore();
    sent = [];
    learned = [];
    failure = null;
    const learn = (game: string): Promise<void> =>
      game === 'lost' ? Promise.reject(new Error('no network')) : Promise.resolve(void learned.push(game));
    const environment = { now: () => 0, randomHex: () => 'ab', learn };
    const memory = new BufferedStore(store, (isStored) => sent.push({ isStored }));
    session = new EngineSession(
      engine,
      memory,
      environment,
      (message) => sent.push(message),
      (problem) => (failure = problem),
    );
  });
  afterEach(() => vi.useRealTimers());

  it('stores before it answers', async () => {
    store.isSlow = true;
    engine.answers = [outcome({ keep: [entry(1, 'a')] }, 'done')];
    const heard = handle(session, PING);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual([]);
    store.finish();
    await heard;
    expect(store.written).toHaveLength(1);
    expect(sent).toEqual([{ frame: 'done' }]);
  });

  it('processes one request after another', async () => {
    store.isSlow = true;
    engine.answers = [outcome({ keep: [entry(1, 'a')] }, 'one'), outcome({}, 'two')];
    const all = Promise.all([handle(session, PING), handle(session, '{"type":"tables"}')]);
    await vi.advanceTimersByTimeAsync(1);
    expect(engine.said).toEqual([`hear ${PING}`]);
    store.finish();
    await all;
    expect(sent).toEqual([{ frame: 'one' }, { frame: 'two' }]);
  });

  it('continues when writes fail, reports it once, and stores everything later', async () => {
    store.problem = new DOMException('Full.', 'QuotaExceededError');
    engine.answers = [1, 2, 3].map((version) => outcome({ keep: [entry(version, `e${version}`)] }, `v${version}`));
    await handle(session, PING);
    await handle(session, PING);
    expect(sent).toEqual([{ isStored: false }, { frame: 'v1' }, { frame: 'v2' }]);
    store.problem = null;
    await handle(session, PING);
    expect(sent.slice(3)).toEqual([{ isStored: true }, { frame: 'v3' }]);
    expect(store.written[0]?.keep.map(({ from }) => from)).toEqual([1, 2, 3]);
  });

  it('retries by itself', async () => {
    store.problem = new Error('Not now.');
    engine.answers = [outcome({ keep: [entry(1, 'a')] })];
    await handle(session, PING);
    store.problem = null;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(store.written).toHaveLength(1);
    expect(sent).toEqual([{ isStored: false }, { isStored: true }]);
  });

  it('wakes the engine at the requested time', async () => {
    engine.answers = [outcome({ dueIn: 500 }), outcome({}, 'moved')];
    await handle(session, PING);
    await vi.advanceTimersByTimeAsync(499);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toEqual([{ frame: 'moved' }]);
  });

  it('loads the log of a table once, before the first request for it', async () => {
    store.listings = [{ table: 't', game: 'friday' }];
    store.logs.set('t', ['5 x', '6 y']);
    await session.begin(null);
    await handle(session, '{"type":"enter","table":"t"}');
    await session.record(7, 't', 1);
    expect(engine.said.map((each) => each.split(' ')[0])).toEqual(['begin', 'join', 'load', 'hear']);
    expect(learned).toEqual(['friday']);
    expect(sent).toEqual([{ answer: 7, text: 'record t 1' }]);
  });

  it('fetches weights for a lesson only for free play, and skips free play if they are unavailable', async () => {
    const lesson = { game: 'friday', free: false };
    await session.lesson(1, JSON.stringify(lesson));
    expect(learned).toEqual([]);
    await session.lesson(2, JSON.stringify({ ...lesson, free: true }));
    expect(learned).toEqual(['friday']);
    await session.lesson(3, JSON.stringify({ game: 'lost', free: true }));
    expect(sent.slice(-3)).toEqual([
      { answer: 1, text: `lesson ${JSON.stringify(lesson)}` },
      { answer: 2, text: `lesson ${JSON.stringify({ ...lesson, free: true })}` },
      { answer: 3, text: '' },
    ]);
    expect(failure).toBeNull();
  });

  it('appends unstored entries to a log', async () => {
    store.logs.set('t', ['1 a', '2 b']);
    store.problem = new Error('Full.');
    engine.answers = [outcome({ keep: [entry(3, '3 c')] })];
    await handle(session, PING);
    await handle(session, '{"type":"enter","table":"t"}');
    expect(engine.said).toContain('load t: 1 a|2 b|3 c');
  });

  it('is busy while the page is at a table, and before, if it claims to play', async () => {
    const other = new EngineSession(
      engine,
      store,
      { now: () => 0, randomHex: () => '', learn: () => Promise.resolve() },
      () => undefined,
      () => undefined,
      true,
    );
    expect([session.isBusy, other.isBusy]).toEqual([false, true]);
    await handle(other, '{"type":"enter","table":"t"}');
    await handle(other, '{"type":"leave","table":"t"}');
    expect(other.isBusy).toBe(false);
    await handle(session, '{"type":"enter","table":"t"}');
    expect(session.isBusy).toBe(true);
    await handle(session, '{"type":"leave","table":"t"}');
    expect(session.isBusy).toBe(false);
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
        engine.answers.push(outcome({ keep: [entry(1, 'a')] }, 'not to be sent'));
        store.problem = new WriteConflict();
      },
    ],
  ])('stops for good after %s', async (_, happens) => {
    happens();
    await handle(session, PING);
    expect(failure).not.toBeNull();
    await handle(session, PING);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sent).toEqual([]);
  });
});
