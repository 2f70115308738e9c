import type { Hands } from '../games';

/** Cards of one value that go to an end of the row. */
export const hands: Hands = {
  async play(player, move) {
    if (move.startsWith('pass')) {
      await player.tap(player.spot('pass'));
      await player.tap(player.offer(move));
      return;
    }
    const [count = '', card = ''] = move.split('x');
    await player.pick(card);
    const play = player.action('play');
    for (let steps = 0; steps < 8 && (await play.getAttribute('data-move')) !== move; steps++) {
      const now = Number((await play.getAttribute('data-move'))?.split('x')[0]);
      await player.tap(player.action(now < Number(count) ? 'more' : 'fewer'));
    }
    await player.tap(play);
  },

  async press(keys, move) {
    if (move.startsWith('pass')) {
      await keys.enterAt(keys.spot('pass'));
      await keys.enterAt(keys.offer(move));
      return;
    }
    const [count = '', card = ''] = move.split('x');
    const held = keys.held(card);
    // Two consecutive digits would mean another value.
    if (/^[4-9]$/.test(card)) await keys.press(card);
    else if ((await held.getAttribute('aria-pressed')) !== 'true') await keys.enterAt(held);
    const play = keys.action('play');
    for (let steps = 0; steps < 8 && (await play.getAttribute('data-move')) !== move; steps++) {
      const now = Number((await play.getAttribute('data-move'))?.split('x')[0]);
      await keys.press(now < Number(count) ? '+' : '-');
    }
    await keys.enterAt(held);
  },

  cardOf: (move) => move.split('x')[1]!,

  /** Every value in the hand, and a row with cards at both ends and between them. */
  fill(match) {
    const values = Array.from({ length: 13 }, (_, i) => String(i + 1));
    const seats = match.totals.length;
    Object.assign(match.table, {
      hand: [...values, '8', '8', '11', '13'].sort((a, b) => Number(a) - Number(b)),
      handSizes: match.totals.map(() => 12),
      known: match.totals.map((_, seat) => (seat % 2 ? ['4', '9', '12'] : [])),
      passed: match.totals.map((_, seat) => seats > 3 && seat === 2),
      row: [
        { card: '4', count: 2, copies: 5 },
        { card: '6', count: 6, copies: 7 },
        { card: '8', count: 3, copies: 9 },
      ],
      low: { card: '4', needed: 2 },
      high: { card: '8', needed: 3 },
      cleared: [],
    });
    match.legalMoves = ['3x8', '2x11', '2x13', 'pass4', 'pass6', 'pass8'];
  },

  fullest: '[data-spot="hand-8"]',

  propose: (page) => page.locator('[data-action="play"]').click(),
};
