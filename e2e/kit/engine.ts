import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Page } from '@playwright/test';

/** Recorded engine calls of the tests in `browser` on the JVM, and their results. */
const FOLDER = fileURLToPath(new URL('../../browser/target/same/', import.meta.url));
export const isWritten = existsSync(FOLDER);

/** An engine call and its result on the JVM. */
interface Call {
  call: string;
  with: (string | number)[];
  is: string;
}

type Functions = Record<string, (...words: (string | number)[]) => string>;

/** Loads a new engine into a page as a worker does, with the weights of all games: `window.engine`. Returns the games. */
export async function loadsEngine(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await (await fetch('/engine/engine.json')).json()) as {
      wasm: string;
      loader: string;
      weights: Record<string, string>;
    };
    const { load } = (await import(`/engine/${names.loader}`)) as {
      load: (path: string) => Promise<{ exports: Functions }>;
    };
    const engine = (await load(`/engine/${names.wasm}`)).exports;
    for (const [game, file] of Object.entries(names.weights)) {
      engine['learn']!(game, await (await fetch(`/engine/${file}`)).text());
    }
    (window as unknown as { engine: Functions }).engine = engine;
    return Object.keys(names.weights);
  });
}

/** Runs in the page: makes all calls; returns the first few with different results. */
function wrongCalls(calls: Call[]): string[] {
  const { engine } = window as unknown as { engine: Functions };
  const wrong: string[] = [];
  for (const { call, with: words, is } of calls) {
    const answer = engine[call]!(...words);
    if (answer === is) continue;
    let at = 0;
    while (answer[at] === is[at]) at++;
    wrong.push(
      `${call}(${JSON.stringify(words).slice(1, -1)}) differs at ${at}: …${answer.slice(at - 20, at + 60)}…, on the JVM …${is.slice(at - 20, at + 60)}…`,
    );
    if (wrong.length === 12) break;
  }
  return wrong;
}

function written(name: string): string {
  const file = join(FOLDER, name);
  if (!existsSync(file)) throw new Error(`${file} is missing: scripts/mvn -pl browser -am test writes it.`);
  return readFileSync(file, 'utf8');
}

/** The calls of whole matches; every `begin` goes to a new engine. */
function* sittings(game: string): Generator<Call[]> {
  let calls: Call[] = [];
  for (const line of written(`${game}.jsonl`).trim().split('\n')) {
    const { call, expect: is, ...rest } = JSON.parse(line) as { call: string; expect: string };
    if (call === 'begin' && calls.length > 0) {
      yield calls;
      calls = [];
    }
    calls.push({ call, with: Object.values(rest), is });
  }
  yield calls;
}

/** Makes all these calls in a page; returns the first few differences of each kind. */
export async function differences(page: Page): Promise<string[]> {
  const found: string[] = [];
  const answers = async (what: string, calls: Call[]): Promise<void> => {
    if (calls.length === 0) throw new Error(`There are no calls for ${what}.`);
    for (const wrong of await page.evaluate(wrongCalls, calls)) found.push(`${what}: ${wrong}`);
  };
  // Only the engine, under the content security policy of every page.
  await page.goto('/engine/engine.json');
  const games = await loadsEngine(page);
  if (games.length < 4) throw new Error(`The engine knows ${games.join(', ')} only.`);
  for (const script of ['choices', 'probes']) {
    await answers(script, JSON.parse(written(`${script}.json`)) as Call[]);
  }
  for (const game of games) {
    for (const calls of sittings(game)) {
      await loadsEngine(page);
      await answers(`whole matches of ${game}`, calls);
    }
  }
  return found;
}
