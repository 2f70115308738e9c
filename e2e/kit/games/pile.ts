import type { Hands } from '../games';

/** Plays of cards on targets. */
export const piles = (suits: string[], four: string, handSize: (players: number) => number): Hands => ({
  async play(player, move) {
    const [card = '', target] = move.split('>');
    await player.pick(card);
    await player.tap(player.drop(`target-${suits.indexOf(target ?? card.charAt(0))}`));
  },

  async press(keys, move) {
    const [card = '', target] = move.split('>');
    await keys.pick(card);
    // A four has three targets: Enter moves the focus to them first.
    if (!(await keys.enter())) await keys.enterAt(keys.drop(`target-${suits.indexOf(target ?? '')}`));
  },

  cardOf: (move) => move.split('>')[0]!,

  fill(match, players) {
    const [one, two] = suits;
    const all = [1, 2, 3, 5, 7].flatMap((value) => suits.map((suit) => `${suit}${value}`));
    const held = handSize(players);
    const hand = [...all.slice(0, held - 1).sort(), four];
    match.totals = match.totals.map((_, seat) => 20 + seat * 17);
    match.legalMoves = [...hand.slice(0, -1), ...suits.map((suit) => `${four}>${suit}`)];
    Object.assign(match.table, {
      hand,
      handSizes: match.totals.map(() => held),
      taken: match.totals.map((_, seat) => 11 - seat),
      targets: [
        { sum: 12, cards: [0, 1, 1, 2, 1, 2, 2, 3].map((value) => `${one}${value}`) },
        { sum: 9, cards: [`${two}2`, `${two}7`] },
        { sum: 0, cards: [] },
      ],
    });
  },

  fullest: '.held',

  propose: (page) => page.locator('[data-drop][data-move]').first().click(),
});
