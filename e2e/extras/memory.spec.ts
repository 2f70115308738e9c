import { readFileSync } from 'node:fs';
import type { CDPSession } from '@playwright/test';
import { test } from '../kit';
import { GAMES } from '../kit/games';

/**
 * Memory of the worker with the engine, including code: `scripts/e2e -c extras.config.ts memory`. A page without scripts
 * starts the worker and plays against experts; the growth of its process is the worker. Goal: below 64 MB.
 */
const MOVES = 12;

interface Heard {
  status?: string;
  frame?: string;
}
interface Told {
  re?: string;
  type: string;
  table?: string;
  version?: number;
  match?: { legalMoves: string[]; winners: number[] } | null;
}

/** Runs in the page: plays this many own moves of a game against three experts, over the worker as the client does. */
async function play([game, moves]: readonly [string, number]): Promise<number> {
  const { device } = window as unknown as { device: Worker };
  const say = (request: object): void => device.postMessage({ frame: JSON.stringify(request), about: request });
  let made = 0;
  let table = '';
  let last = 0;
  await new Promise<void>((done) => {
    device.onmessage = ({ data }: MessageEvent<Heard>) => {
      if (data.frame === undefined) return;
      const told = JSON.parse(data.frame) as Told;
      if (told.re === `open-${game}`)
        say({ type: 'enter', id: 'enter', table: (table = told.table!), pace: 'AT_ONCE' });
      if (told.table !== table || !told.match || told.version === undefined || told.version <= last) return;
      const [move] = told.match.legalMoves;
      if (made === moves || told.match.winners.length > 0) done();
      else if (move !== undefined) {
        made++;
        last = told.version;
        say({ type: 'play', id: `play-${last}`, table, version: told.version, move });
      }
    };
    say({ type: 'open', id: `open-${game}`, game, players: 4, level: 'expert', start: true });
  });
  return made;
}

test('what the worker takes', async ({ person, browser }) => {
  const ada = await person();
  const { page } = ada;
  ada.guard.expects(/favicon\.ico/);
  await page.goto('/engine/engine.json');
  const process = await rendererOf(await browser.newBrowserCDPSession(), () => page.evaluate(spin));
  const session = await ada.context.newCDPSession(page);
  const grown = new Grown(session, process);
  await grown.from();

  await page.evaluate(async () => {
    const [path] = /\/assets\/worker-[\w-]+\.js/.exec(await (await fetch('/sw.js')).text())!;
    const device = new Worker(path, { type: 'module' });
    Object.assign(window, { device });
    const ready = new Promise<void>((resolve) => {
      device.onmessage = ({ data }: MessageEvent<Heard>) => data.status === 'ready' && resolve();
    });
    device.postMessage({ begin: { isKept: true, claim: 'play', name: 'Ada' } });
    await ready;
    const hello = { type: 'hello', id: 'hello', protocol: 1 };
    device.postMessage({ frame: JSON.stringify(hello), about: hello });
  });
  console.log(`ready: ${await grown.by()}`);
  for (const game of GAMES) {
    const made = await page.evaluate(play, [game, MOVES] as const);
    console.log(`after ${made} moves of ${game} against three experts: ${await grown.by()}`);
  }
});

/** Keeps the processor of a page busy, so that its process can be identified. */
function spin(): void {
  const until = performance.now() + 400;
  while (performance.now() < until);
}

/** The process of a page: the one that works when the page does. */
async function rendererOf(session: CDPSession, work: () => Promise<unknown>): Promise<number> {
  const times = async (): Promise<Map<number, number>> => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return new Map(processInfo.filter(({ type }) => type === 'renderer').map(({ id, cpuTime }) => [id, cpuTime]));
  };
  const before = await times();
  await work();
  const after = [...(await times())].map(([id, time]) => [time - (before.get(id) ?? 0), id] as const);
  return after.sort(([a], [b]) => b - a)[0]![1];
}

/** Growth of the private memory of a process, after a garbage collection. */
class Grown {
  #from = 0;

  constructor(
    private readonly page: CDPSession,
    private readonly process: number,
  ) {}

  async #own(): Promise<number> {
    await this.page.send('HeapProfiler.collectGarbage');
    const lines = readFileSync(`/proc/${this.process}/smaps_rollup`, 'utf8').matchAll(/^Private_\w+: +(\d+) kB$/gm);
    return [...lines].reduce((sum, [, kilobytes]) => sum + Number(kilobytes) / 1000, 0);
  }

  async from(): Promise<void> {
    this.#from = await this.#own();
  }

  async by(): Promise<string> {
    return `${((await this.#own()) - this.#from).toFixed(1)} MB more than without it`;
  }
}
