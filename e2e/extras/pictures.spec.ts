import { Player, test } from '../kit';
import { GAMES, handsOf } from '../kit/games';

/** The pictures of the README: `scripts/pictures`. */

const FOLDER = '../docs/pictures';

test('home', async ({ person }) => {
  const ada = await person({ isSharp: true });
  const page = await ada.open();
  await page.locator('article.tile').last().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${FOLDER}/home.png` });
});

for (const game of GAMES) {
  test(game, async ({ person }) => {
    for (const screen of ['desktop', 'phone'] as const) {
      const ada = await person({ screen, isSharp: true });
      const player = new Player(ada.page);
      await ada.opensTable({ game, players: 4, start: true });
      await player.waits();
      for (let moves = 0; moves < 4; moves++) {
        await player.move();
        await player.waits();
      }
      // A card was just picked up.
      const move = player.match!.legalMoves.find((each) => !/^(pass|stock|end|exchange|\+>)/.test(each));
      if (move !== undefined) await player.pick(handsOf(game).cardOf(move));
      await ada.page.screenshot({ path: `${FOLDER}/${game}${screen === 'phone' ? '-phone' : ''}.png` });
    }
  });
}
