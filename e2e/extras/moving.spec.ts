import { Player, test } from '../kit';
import { Film } from '../kit/film';
import { handsOf } from '../kit/games';
import { sensible } from '../kit/player';

/**
 * The animated picture of the README: a real match in the view of one of four players. `scripts/pictures` combines the
 * frames into one file.
 */

const GAME = 'friday';
const OWN_MOVES = 3;

test('moving', async ({ person }) => {
  const ada = await person({ isSharp: true, motion: true, pace: 'fast' });
  const { page } = ada;
  const player = new Player(page);
  const film = await Film.of(page, (frame) => player.hear(frame));
  await page.setViewportSize({ width: 760, height: 570 });
  await ada.opensTable({ game: GAME, players: 4, start: true });
  // The film begins with the cards of the first lap, because an empty table makes no picture.
  await player.waits();
  await player.move();
  await player.waits();
  await page.evaluate(() => document.fonts.ready);
  await film.begin();
  await film.roll(900);
  for (let moves = 0; moves < OWN_MOVES; moves++) {
    const move = sensible(player.match!.legalMoves);
    await player.pick(handsOf(GAME).cardOf(move));
    await film.roll(500);
    await player.show(move);
    do {
      await film.next();
      await film.roll(500);
    } while (!player.isMyTurn && !player.isOver);
  }
  await film.roll(1000);
  film.write('target/film');
});
