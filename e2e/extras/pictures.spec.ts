import { Player, test } from '../kit';

/** The pictures of the README: `scripts/pictures`. */

const FOLDER = '../docs/pictures';
const GAMES = { thirteen: 4, friday: 4, skipbo: 4, leaves: 4 };

test('home', async ({ person }) => {
  const ada = await person({ isSharp: true });
  const page = await ada.open();
  await page.locator('article.tile').last().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${FOLDER}/home.png` });
});

for (const [game, players] of Object.entries(GAMES)) {
  test(game, async ({ person }) => {
    for (const screen of ['desktop', 'phone'] as const) {
      const ada = await person({ screen, isSharp: true });
      const player = new Player(ada.page);
      await ada.opensTable({ game, players, start: true });
      await player.waits();
      for (let moves = 0; moves < 4; moves++) {
        await player.move();
        await player.waits();
      }
      // Somebody has just picked a card up.
      const move = player.match!.legalMoves.find((each) => !/^(pass|stock|end|exchange|\+>)/.test(each));
      if (move !== undefined)
        await player.pick(game === 'leaves' ? move.split('x')[1]! : move.replace('+', '').split(/[>:]/)[0]!);
      await ada.page.screenshot({ path: `${FOLDER}/${game}${screen === 'phone' ? '-phone' : ''}.png` });
    }
  });
}
