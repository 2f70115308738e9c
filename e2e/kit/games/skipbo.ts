import { expect } from '@playwright/test';
import type { Hands } from '../games';

const WILD = 'w';

/** Builds on piles, and discards that move a pawn. */
export const hands: Hands = {
  async play(player, move) {
    if (['exchange', 'end'].includes(move) || move.startsWith('+>')) {
      await player.tap(player.offer(move));
      return;
    }
    const walk = /^(\w+):(\d+)>(\d+)$/.exec(move);
    if (walk) {
      const [, card = '', from, to] = walk;
      await player.pick(card);
      const discard = player.action('discard');
      if (await discard.isVisible()) await player.tap(discard);
      if (card === 'w') {
        if (!(await player.offer(move).isVisible())) await player.tap(player.drop(`space-${from}`));
        await player.tap(player.drop(`space-${to}`));
        if (await player.offer(move).isVisible()) await player.tap(player.offer(move));
      } else {
        await player.tap(player.offer(move));
      }
      return;
    }
    const before = player.match;
    const [card = '', pile = ''] = move.replace('+', '').split('>');
    if (card === 'stock') await player.tap(player.action('stock'));
    else await player.pick(card);
    await player.tap(player.drop(`pile-${pile}`));
    // A wild may have two meanings: the page asks then.
    const asked = player.page.locator(`.acts [data-move="${move}"]`);
    const picked = player.page.locator('.app [aria-pressed="true"]');
    const isLaid = async () => (await player.listens(), player.match !== before) || (await picked.count()) === 0;
    const isAnswered = async () => (await isLaid()) || (await asked.isVisible());
    await expect.poll(isAnswered, { intervals: [10, 20, 40] }).toBe(true);
    if (!(await isLaid())) await player.tap(asked);
  },

  async press(keys, move) {
    if (['exchange', 'end'].includes(move) || move.startsWith('+>')) return keys.enterAt(keys.offer(move));
    const before = keys.match!;
    const [, card = '', from, to] = /^(\w+):(\d+)>(\d+)$/.exec(move) ?? [];
    if (to !== undefined) {
      await keys.pick(card);
      const discard = keys.action('discard');
      const heard = keys.frames.length;
      if (await discard.isVisible()) {
        await keys.enterAt(discard);
        await expect(keys.held(card)).toBeFocused();
        if (await keys.enter()) return;
      } else {
        // The card fits no pile: the server gives the reason, and the pawn moves are next.
        expect(await keys.enter()).toBe(false);
        const isExplained = () => keys.frames.slice(heard).some((frame) => frame.includes('"refused"'));
        await expect.poll(isExplained, { intervals: [5, 10, 20], message: `why ${card} cannot be built` }).toBe(true);
      }
      if (card !== WILD) return keys.enterAt(keys.offer(move));
      const pawns = keys.page.locator('.acts .way:not([data-move])');
      const origins = [...new Set(before.legalMoves.map((each) => /^w:(\d+)>/.exec(each)?.[1]).filter(Boolean))];
      if (await pawns.first().isVisible()) await keys.enterAt(pawns.nth(origins.indexOf(from)));
      return keys.chooses(keys.drop(`space-${to}`), move);
    }
    const [built = '', pile = ''] = move.replace('+', '').split('>');
    if (built === 'stock') await keys.enterAt(keys.action('stock'));
    else await keys.pick(built);
    if (await keys.enter()) return;
    const asked = keys.page.locator(`.acts [data-move="${move}"]`);
    if (await asked.isVisible()) await keys.enterAt(asked);
    else await keys.chooses(keys.drop(`pile-${pile}`), move);
  },

  cardOf: (move) => move.replace('+', '').split(/[>:]/)[0]!,

  /** Every card may move either pawn, to a space with a long name. */
  fill(match) {
    const hand = ['3', '5', '8', '10', '12'];
    const seats = match.table['seats'] as { pawns: number[] }[];
    const [one, two] = seats[match.viewer]!.pawns;
    match.legalMoves = hand.flatMap((card) => [`${card}:${one}>9`, `${card}:${two}>21`]);
    Object.assign(match.table, { hand });
  },

  fullest: '.held:not([data-card="w"])',

  async propose(page) {
    // A card that cannot be built is proposed for discarding already.
    const ways = page.locator('.acts .btn.way');
    const discard = page.locator('[data-action="discard"]:enabled');
    await ways.or(discard).first().waitFor();
    if (!(await ways.first().isVisible())) await discard.click();
    await ways.first().click();
  },
};
