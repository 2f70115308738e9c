import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Call, loadsEngine, wrongCalls } from '../kit/engine';
import { expect, test } from '../kit';

/** What the tests of `browser` called on the JVM, and what they were answered. */
const FOLDER = fileURLToPath(new URL('../../browser/target/same/', import.meta.url));

function written(name: string): string {
  const file = join(FOLDER, name);
  if (!existsSync(file)) throw new Error(`${file} is missing: scripts/mvn -pl browser -am test writes it.`);
  return readFileSync(file, 'utf8');
}

/** The calls of whole matches; every `begin` is said to a new engine. */
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

test('the engine answers as the JVM does, to the bit', async ({ person }) => {
  const ada = await person();
  // Nothing but the engine, under the policy of every page.
  ada.guard.expects(/favicon\.ico/);
  await ada.page.goto('/engine/engine.json');
  const answers = async (what: string, calls: Call[]): Promise<void> => {
    expect(calls.length, what).toBeGreaterThan(0);
    expect.soft(await ada.page.evaluate(wrongCalls, calls), what).toEqual([]);
  };
  const games = await loadsEngine(ada.page);
  expect(games.length).toBeGreaterThan(3);
  for (const script of ['choices', 'patterns', 'probes']) {
    await answers(script, JSON.parse(written(`${script}.json`)) as Call[]);
  }
  for (const game of games) {
    for (const calls of sittings(game)) {
      await loadsEngine(ada.page);
      await answers(`whole matches of ${game}`, calls);
    }
  }
});
