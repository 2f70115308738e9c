import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { loadsEngine } from '../kit/engine';
import { JAR, JAVA } from '../kit/server';
import { test } from '../kit';

/**
 * Speed of the engine relative to the JVM, in one run: `scripts/e2e -c extras.config.ts extras/engine`. Prints figures,
 * never fails on a slow day. Goal: at most 2.5 times the processor time of the JVM in each game, below 64 MB.
 */
const SEED = 13;
const MOVES = 40;
const PASSES = 3;
const GAMES = ['thirteen', 'friday', 'skipbo', 'leaves'];

/** Processor time per move of an expert, in milliseconds. */
function onJvm(): Map<string, number> {
  const source = fileURLToPath(new URL('Thinking.java', import.meta.url));
  const words = ['-XX:+UseSerialGC', '-cp', JAR, source, String(SEED), String(MOVES), String(PASSES)];
  const lines = execFileSync(JAVA, words, { encoding: 'utf8' }).trim().split('\n');
  return new Map(lines.map((line) => [line.split(' ')[0]!, Number(line.split(' ')[1])]));
}

type Functions = Record<string, (...words: (string | number)[]) => string>;

/** Runs in the page: an expert moves in every seat; returns the number of moves. */
function think([game, seed, moves]: readonly [string, number, number]): number {
  const { engine } = window as unknown as { engine: Functions };
  const match = Number(engine['deal']!(game, 4, '{}', seed));
  let made = 0;
  for (; made < moves; made++) {
    const answer = engine['choose']!(match, 'expert', seed + made);
    if (answer.startsWith('!')) break;
    engine['play']!(match, (JSON.parse(answer) as { move: string }).move);
    if ((JSON.parse(engine['view']!(match, -2)) as { winners: number[] }).winners.length > 0) break;
  }
  engine['end']!(match);
  return Math.min(made + 1, moves);
}

test('an expert beside the JVM', async ({ person, browser }) => {
  const ada = await person();
  // Only the engine: a page without scripts.
  ada.guard.expects(/favicon\.ico/);
  await ada.page.goto('/engine/engine.json');
  const begun = Date.now();
  await loadsEngine(ada.page);
  await ada.page.evaluate(() => {
    const { engine } = window as unknown as { engine: Functions };
    engine['begin']!('{}');
    engine['join']!(1);
    return engine['hear']!('{"type":"hello","id":"1","protocol":1}', 1, '0f'.repeat(64));
  });
  console.log(`from nothing to the first answer: ${Date.now() - begun} ms`);

  const session = await browser.newBrowserCDPSession();
  const used = async (): Promise<number> => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.reduce((sum, { type, cpuTime }) => sum + (type === 'renderer' ? cpuTime : 0), 0) * 1000;
  };
  const jvm = onJvm();
  for (const game of GAMES) {
    for (let pass = 1; pass < PASSES; pass++) await ada.page.evaluate(think, [game, SEED, MOVES] as const);
    const before = await used();
    const moves = await ada.page.evaluate(think, [game, SEED, MOVES] as const);
    const here = ((await used()) - before) / moves;
    const there = jvm.get(game)!;
    console.log(
      `${game}: an expert's move takes ${here.toFixed(1)} ms, on the JVM ${there.toFixed(1)} ms: ${(here / there).toFixed(2)} times`,
    );
  }

  const page = await ada.context.newCDPSession(ada.page);
  await page.send('HeapProfiler.collectGarbage');
  const { usedSize, totalSize } = await page.send('Runtime.getHeapUsage');
  console.log(
    `memory after all that: ${(usedSize / 1e6).toFixed(1)} MB used, ${(totalSize / 1e6).toFixed(1)} MB reserved`,
  );
});
