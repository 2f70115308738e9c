import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Call, loadsEngine, wrongCalls } from '../kit/engine';
import { expect, test } from '../kit';

/** What the tests of `browser` called on the JVM, and what they were answered. */
const FOLDER = fileURLToPath(new URL('../../browser/target/same/', import.meta.url));
const SCRIPTS = ['choices', 'patterns', 'probes'];

function calls(script: string): Call[] {
  const file = join(FOLDER, `${script}.json`);
  if (!existsSync(file)) throw new Error(`${file} is missing: scripts/mvn -pl browser -am test writes it.`);
  return JSON.parse(readFileSync(file, 'utf8')) as Call[];
}

test('the engine answers as the JVM does, to the bit', async ({ person }) => {
  const ada = await person();
  for (const script of SCRIPTS) {
    await ada.page.goto('/rules');
    await loadsEngine(ada.page);
    expect.soft(await ada.page.evaluate(wrongCalls, calls(script)), script).toEqual([]);
  }
});
