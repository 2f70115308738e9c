import type { Page } from '@playwright/test';
import { expect, Player, test } from '../kit';
import { GAMES } from '../kit/games';
import { keepFirstVersion, keptTable } from '../kit/kept';

/** Speed of tables on this device: `scripts/e2e -c extras.config.ts device`. Prints figures, never fails. */

const MOVES = 12;
/** A frame at 60 Hz: the limit for tasks of the page. */
const FRAME = 16;
/** After a message the page may be busy with rendering for this time. */
const SHOWN = 150;

/** Opens a table of the server on this device without the start page; returns its address. */
async function opened(page: Page, player: Player, game: string): Promise<string> {
  await page.goto(`/solo/${keptTable('leaves')}`);
  await player.waits();
  await page.evaluate((wanted) => {
    const { device } = window as unknown as { device: Worker };
    const open = { type: 'open', id: 'measure', game: wanted, players: 4, level: 'expert', start: true };
    device.postMessage({ frame: JSON.stringify(open), about: open });
  }, game);
  const answer = (): string | undefined => player.frames.find((frame) => frame.includes('"re":"measure"'));
  await expect.poll(answer).toBeDefined();
  return `/solo/${(JSON.parse(answer()!) as { table: string }).table}`;
}

interface Traced {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

/**
 * Main thread tasks of a page that exceed one frame, by processor time of the thread, so that load of the machine has no
 * influence. A task with a layout counts as rendering.
 */
function longTasks(trace: Buffer): string {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: Traced[] };
  const isMain = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const all = traceEvents.filter(({ pid, tid, tdur = 0 }) => tdur > 0 && isMain.has(`${pid}/${tid}`));
  const tasks = all
    .filter(({ name, tdur }) => name === 'RunTask' && tdur! > FRAME * 1000)
    .map((task) => {
      const isInside = ({ ts, pid }: Traced): boolean => pid === task.pid && ts >= task.ts && ts < task.ts + task.dur!;
      const layouts = all.filter((each) => each.name === 'Layout' && isInside(each));
      const layout = layouts.reduce((sum, { tdur }) => sum + tdur!, 0) / 1000;
      return { layout, took: task.tdur! / 1000 };
    })
    .sort((one, other) => other.took - one.took);
  const [longest] = tasks;
  const others = tasks.filter(({ layout }) => layout === 0).map(({ took }) => `${took.toFixed(0)} ms`);
  if (!longest) return 'never';
  return (
    `${tasks.length} times, ${longest.took.toFixed(0)} ms at most, of which ${longest.layout.toFixed(0)} are layout; ` +
    `with nothing to lay out: ${others.join(', ') || 'never'}`
  );
}

test('what experts take from the page while they think', async ({ person, browser }) => {
  const ada = await person();
  await ada.open('/rules');
  await keepFirstVersion(ada.page);
  for (const game of GAMES) {
    const page = await ada.context.newPage();
    const player = new Player(page);
    await player.hearsDevice();
    await page.goto(await opened(page, player, game));
    await player.waits();
    // Records gaps in which nothing could run in the page, and message times: gaps without rendering are caused by the
    // search.
    await page.evaluate(
      ([shown, frame]) => {
        const { device } = window as unknown as { device: Worker };
        const heard: number[] = [];
        const gaps: [number, number][] = [];
        device.addEventListener('message', () => heard.push(performance.now()));
        let last = performance.now();
        setInterval(() => {
          const now = performance.now();
          if (now - last > frame) gaps.push([last, now]);
          last = now;
        }, 4);
        const isThinking = ([from, to]: [number, number]): boolean => heard.every((at) => at > to || at + shown < from);
        const blocked = (): number[] => gaps.filter(isThinking).map(([from, to]) => Math.round(to - from));
        Object.assign(window, { blocked });
      },
      [SHOWN, FRAME] as const,
    );
    const session = await ada.context.newCDPSession(page);
    await session.send('Performance.enable');
    const scripts = async (): Promise<number> =>
      (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'ScriptDuration')!.value;
    const categories = ['toplevel', 'devtools.timeline', 'v8', 'disabled-by-default-devtools.timeline'];
    await browser.startTracing(page, { categories });
    const [begun, before, from] = [Date.now(), await scripts(), player.version];
    await player.finishOnDevice(MOVES).catch(() => undefined);
    const long = longTasks(await browser.stopTracing());
    const blocked = await page.evaluate(() => (window as unknown as { blocked: () => number[] }).blocked());
    const took = ((await scripts()) - before) * 1000;
    const updates = Math.max(1, player.version - from);
    console.log(
      `${game}: ${updates} moves of experts and ours in ${Date.now() - begun} ms; scripts of the page ` +
        `${(took / updates).toFixed(1)} ms for each; blocked for more than ${FRAME} ms while they thought: ${blocked.join(', ') || 'never'}; ` +
        `at work for longer than that: ${long}`,
    );
    await page.close();
  }
});

test('from opening a table on this device to dealt cards', async ({ person }) => {
  for (const visit of [1, 2, 3]) {
    const ada = await person();
    await ada.open('/rules');
    await keepFirstVersion(ada.page);
    const player = new Player(ada.page);
    await player.hearsDevice();
    const begun = Date.now();
    await ada.open(`/solo/${keptTable('friday')}`);
    await player.waits();
    console.log(`visit ${visit}: from the address to the cards of a kept match, cold: ${Date.now() - begun} ms`);
  }
});
