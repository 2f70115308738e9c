import { Player, test } from '../kit';
import { GAMES } from '../kit/games';
import { engineIsKept } from '../kit/shell';

/** Time from *Play here* to dealt cards, offline: `scripts/e2e -c extras.config.ts offline`. Prints figures, never fails. */

test('from Play here to dealt cards', async ({ person, ownServer }) => {
  const server = await ownServer();
  const ada = await person({ at: server, keepsShell: true, isSharp: true });
  const { page, context } = ada;
  await ada.open('/');
  await engineIsKept(page);
  await page.close();
  await server.kill();
  await context.setOffline(true);
  ada.guard.expectsBrokenLines();

  for (const game of GAMES) {
    const cold: number[] = [];
    const warm: number[] = [];
    for (let visit = 0; visit < 3; visit++) {
      // Cold: a new page, and a click as soon as the button appears.
      const cut = await context.newPage();
      const player = new Player(cut);
      await player.hearsDevice();
      const deal = async (): Promise<number> => {
        const begun = Date.now();
        await cut.locator(`article.g-${game} .ways .btn`).first().click();
        await cut.locator('.app [data-spot^="hand-"]').first().waitFor();
        return Date.now() - begun;
      };
      await cut.goto('/');
      cold.push(await deal());
      // Warm: the engine runs, the scripts of the table are loaded.
      await cut.locator('.bar .brand').click();
      await cut.locator(`article.g-${game}`).waitFor();
      warm.push(await deal());
      await cut.close();
    }
    const shown = (all: number[]): string => all.map((millis) => `${millis} ms`).join(', ');
    console.log(`${game}: cold ${shown(cold)}; warm ${shown(warm)}`);
  }
});
