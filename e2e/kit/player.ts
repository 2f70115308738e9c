import { expect, type Locator, type Page } from '@playwright/test';

/** What the tests read of a match; the client's own types are in web/src/protocol. */
export interface Match {
  viewer: number;
  toMove: number;
  round: number;
  winners: number[];
  totals: number[];
  legalMoves: string[];
  table: { hand: string[] };
}
export interface Heard {
  type: string;
  version?: number;
  match?: Match | null;
  people?: { phase: string };
  events?: { kind: string; seat?: number; cards?: string[]; secret?: string }[];
}

/** A real click, without waiting until the page has painted twice: players need not be slower than the page. */
const AT_ONCE = { force: true };

/**
 * Somebody who plays with a page as people do: picks up cards and taps places. Which moves are legal it hears from the
 * line of the page, as the page itself does.
 */
export class Player {
  readonly frames: string[] = [];
  match: Match | null = null;
  phase = '';
  version = 0;

  /** To be made before the page is opened: it listens from the first word. */
  constructor(readonly page: Page) {
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.#hear(String(payload))));
  }

  #hear(text: string): void {
    this.frames.push(text);
    const message = JSON.parse(text) as Heard;
    if (message.match !== undefined) this.match = message.match;
    if (message.version !== undefined && message.type !== 'done') this.version = message.version;
    if (message.people) this.phase = message.people.phase;
  }

  get isOver(): boolean {
    return this.match !== null && this.match.winners.length > 0;
  }

  get isMyTurn(): boolean {
    return this.match !== null && this.match.legalMoves.length > 0;
  }

  /** Waits until it is this player's turn, or the match is over. */
  async waits(): Promise<void> {
    await expect.poll(() => this.isOver || this.isMyTurn, { timeout: 20_000, intervals: [10, 20, 40] }).toBe(true);
    // The line is faster than the page.
    if (!this.isOver) await this.page.locator('.app[data-turn="mine"]').waitFor();
  }

  /** Makes one move by hand and waits until the table has taken it. */
  async move(choose: (moves: string[]) => string = sensible): Promise<string> {
    const before = this.match!;
    const move = choose(before.legalMoves);
    await this.closeRound();
    await this.show(move);
    await expect
      .poll(() => this.match !== before, { intervals: [10, 20, 40], message: `${move} is played` })
      .toBe(true);
    return move;
  }

  /** Plays until the match is over; gives the number of own moves. */
  async finish(most = 600): Promise<number> {
    for (let moves = 0; moves < most; moves++) {
      await this.waits();
      if (this.isOver) return moves;
      await this.move();
    }
    throw new Error(`The match was not over after ${most} moves.`);
  }

  /** The sheet at the end of a round lies over the table until it is put away. */
  async closeRound(): Promise<void> {
    const onward = this.page.locator('[data-action="onward"]');
    if (await onward.isVisible()) await onward.click();
  }

  spot(name: string): Locator {
    return this.page.locator(`[data-spot="${name}"]`);
  }

  drop(name: string): Locator {
    return this.page.locator(`[data-drop="${name}"]`);
  }

  /** What makes this move with one more tap. */
  offer(move: string): Locator {
    return this.page.locator(`[data-move="${move}"]`).first();
  }

  /** A card of the hand. */
  held(card: string): Locator {
    return this.page.locator(`[data-spot^="hand-"][data-card="${card}"]`).first();
  }

  /** Picks a card up, unless it is in the hand already: a second tap would put it back. */
  async pick(card: string): Promise<void> {
    const held = this.held(card);
    if ((await held.getAttribute('aria-pressed')) !== 'true') await held.click(AT_ONCE);
  }

  async show(move: string): Promise<void> {
    const game = (await this.page.locator('.app').getAttribute('class')) ?? '';
    if (game.includes('g-leaves')) await this.#leaf(move);
    else if (game.includes('g-skipbo')) await this.#build(move);
    else await this.#pile(move);
  }

  async #pile(move: string): Promise<void> {
    const [card = '', target] = move.split('>');
    const index = { b: 0, y: 1, g: 2, c: 0, m: 1, l: 2 }[target ?? card.charAt(0)] ?? 0;
    await this.pick(card);
    await this.drop(`target-${index}`).click(AT_ONCE);
  }

  async #leaf(move: string): Promise<void> {
    if (move.startsWith('pass')) {
      await this.spot('pass').click(AT_ONCE);
      await this.offer(move).click(AT_ONCE);
      return;
    }
    const [count = '', card = ''] = move.split('x');
    await this.pick(card);
    const play = this.page.locator('[data-action="play"]');
    for (let steps = 0; steps < 8 && (await play.getAttribute('data-move')) !== move; steps++) {
      const now = Number((await play.getAttribute('data-move'))?.split('x')[0]);
      await this.page.locator(`[data-action="${now < Number(count) ? 'more' : 'fewer'}"]`).click(AT_ONCE);
    }
    await play.click(AT_ONCE);
  }

  async #build(move: string): Promise<void> {
    if (['exchange', 'end'].includes(move) || move.startsWith('+>')) {
      await this.offer(move).click(AT_ONCE);
      return;
    }
    const walk = /^(\w+):(\d+)>(\d+)$/.exec(move);
    if (walk) {
      const [, card = '', from, to] = walk;
      await this.pick(card);
      const discard = this.page.locator('[data-action="discard"]');
      if (await discard.isVisible()) await discard.click(AT_ONCE);
      if (card === 'w') {
        if (!(await this.offer(move).isVisible())) await this.drop(`space-${from}`).click(AT_ONCE);
        await this.drop(`space-${to}`).click(AT_ONCE);
        if (await this.offer(move).isVisible()) await this.offer(move).click(AT_ONCE);
      } else {
        await this.offer(move).click(AT_ONCE);
      }
      return;
    }
    const before = this.match;
    const [card = '', pile = ''] = move.replace('+', '').split('>');
    if (card === 'stock') await this.page.locator('[data-action="stock"]').click(AT_ONCE);
    else await this.pick(card);
    await this.drop(`pile-${pile}`).click(AT_ONCE);
    // A wild may be meant in two ways: then the page asks.
    const asked = this.page.locator(`.acts [data-move="${move}"]`);
    await expect.poll(async () => this.match !== before || (await asked.isVisible())).toBe(true);
    if (this.match === before) await asked.click(AT_ONCE);
  }
}

/** A move that leads on: passing, exchanging and ending a turn only if nothing else can be done. */
export function sensible(moves: string[]): string {
  const rank = (move: string): number =>
    /^pass|^exchange/.test(move) ? 3 : /:|^end/.test(move) ? (move.startsWith('w') ? 2 : 1) : 0;
  return [...moves].sort((a, b) => rank(a) - rank(b))[0]!;
}
