import { Player, test } from '../kit';

/** The pictures of the README: `scripts/pictures`. */

const FOLDER = '../docs/pictures';
const GAMES = { thirteen: 4, friday: 4, skipbo: 4, leaves: 4 };

test('home', async ({ person }) => {
  const ada = await person();
  const page = await ada.open();
  await page.locator('article.tile').last().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${FOLDER}/home.png` });
});

for (const [game, players] of Object.entries(GAMES)) {
  test(game, async ({ person }) => {
    for (const screen of ['desktop', 'phone'] as const) {
      const ada = await person({ screen });
      const player = new Player(ada.page);
      await ada.opensTable({ game, players, start: true });
      await player.waits();
      await ada.page.getByRole('button', { name: 'No more hints' }).click();
      for (let moves = 0; moves < 4; moves++) {
        await player.move();
        await player.waits();
      }
      // A card in the hand of whoever looks at the picture.
      const move = player.match!.legalMoves.find((each) => !each.startsWith('pass') && !each.startsWith('stock'))!;
      const card = game === 'leaves' ? move.split('x')[1]! : move.split(/[>:]/)[0]!.replace('+', '');
      await player.pick(card);
      await ada.page.screenshot({ path: `${FOLDER}/${game}${screen === 'phone' ? '-phone' : ''}.png` });
    }
  });
}
