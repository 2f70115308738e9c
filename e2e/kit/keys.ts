import { expect, type Locator } from '@playwright/test';
import { handsOf } from './games';
import { Player, sensible } from './player';

/** A player that uses only the keyboard. */
export class Keys extends Player {
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Moves the focus to an element: Tab to its group, arrows within it. */
  async reach(goal: Locator): Promise<void> {
    for (let steps = 0; steps < 60; steps++) {
      const ways = await goal.evaluate((goal) => {
        const at = document.activeElement!;
        if (at === goal) return [];
        const group = goal.closest('.hand, .board, .piles, .ground');
        if (!group?.contains(at)) {
          const isBefore = (at.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
          return [isBefore ? 'Shift+Tab' : 'Tab'];
        }
        const [from, to] = [at, goal].map((thing) => thing.getBoundingClientRect()) as [DOMRect, DOMRect];
        const across = to.left + to.width / 2 - from.left - from.width / 2;
        const down = to.top + to.height / 2 - from.top - from.height / 2;
        const arrows = [across > 0 ? 'ArrowRight' : 'ArrowLeft', down > 0 ? 'ArrowDown' : 'ArrowUp'];
        return Math.abs(across) > Math.abs(down) ? arrows : arrows.reverse();
      });
      if (ways.length === 0) return;
      const before = await this.page.evaluateHandle(() => document.activeElement);
      for (const way of ways) {
        await this.press(way);
        if (await before.evaluate((thing) => thing !== document.activeElement)) break;
      }
    }
    throw new Error(`${goal.toString()} is not reached by keyboard.`);
  }

  /** Picks a card up: the first nine have digits. */
  override async pick(card: string): Promise<void> {
    const place = await this.held(card).evaluate((held) => [...held.parentElement!.children].indexOf(held));
    if (place < 9) await this.press(String(place + 1));
    else {
      await this.reach(this.held(card));
      await this.press('Enter');
    }
    await expect(this.held(card)).toHaveAttribute('aria-pressed', 'true');
  }

  /**
   * Presses Enter on the picked card or choice; returns whether the move is complete. Otherwise the focus moves to further
   * choices.
   */
  async enter(): Promise<boolean> {
    const before = this.match;
    await this.press('Enter');
    const isLed = () =>
      this.page.evaluate(() => document.activeElement!.matches('.place, .acts .way, .acts [data-move]'));
    await expect
      .poll(async () => this.match !== before || (await isLed()), { intervals: [5, 10, 20], message: 'Enter leads on' })
      .toBe(true);
    return this.match !== before;
  }

  /** Moves the focus to a place or button, and presses Enter. */
  async enterAt(goal: Locator): Promise<void> {
    await this.reach(goal);
    await this.press('Enter');
  }

  /** Chooses a place; if it has several meanings, this one. */
  async chooses(place: Locator, move: string): Promise<void> {
    const before = this.match;
    await this.enterAt(place);
    const asked = this.page.locator(`.acts [data-move="${move}"]`);
    const isAnswered = async () => this.match !== before || (await asked.isVisible());
    await expect.poll(isAnswered, { intervals: [5, 10, 20], message: `${move} is meant` }).toBe(true);
    if (this.match === before) await this.enterAt(asked);
  }

  override async closeRound(): Promise<void> {
    const onward = this.action('onward');
    if (await onward.isVisible()) await this.enterAt(onward);
  }

  override async show(move: string): Promise<void> {
    const game = /\bg-(\w+)/.exec((await this.page.locator('.app').getAttribute('class')) ?? '');
    await handsOf(game?.[1] ?? '').press(this, move);
  }

  /** From the stock first, which shortens the match. */
  override move(
    choose = (moves: string[]) => moves.find((move) => move.includes('stock')) ?? sensible(moves),
  ): Promise<string> {
    return super.move(choose);
  }
}
