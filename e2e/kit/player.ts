import { expect, type Locator, type Page } from '@playwright/test';
import { handsOf } from './games';

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
  table?: string;
  version?: number;
  match?: Match | null;
  people?: { phase: string };
  events?: { kind: string; seat?: number; cards?: string[]; secret?: string }[];
}

/**
 * Somebody who plays with a page as people do: picks up cards and taps places. Which moves are legal it hears from the
 * line of the page, as the page itself does.
 */
export class Player {
  readonly frames: string[] = [];
  match: Match | null = null;
  phase = '';
  version = 0;
  /** The table that was entered last. */
  table = '';

  /** To be made before the page is opened: it listens from the first word. */
  constructor(readonly page: Page) {
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.hear(String(payload))));
  }

  /** Hears of tables on this device, too: their server is a worker of the page. To be called before the page is opened. */
  async hearsDevice(): Promise<void> {
    await this.page.exposeFunction('heardOnDevice', (frame: string) => this.hear(frame));
    await this.page.addInitScript(() => {
      const heard = (frame: string): void =>
        (window as unknown as { heardOnDevice(text: string): void }).heardOnDevice(frame);
      window.Worker = class extends Worker {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options);
          Object.assign(window, { device: this });
          this.addEventListener('message', ({ data }: MessageEvent<{ frame?: string }>) => {
            if (data.frame !== undefined) heard(data.frame);
          });
        }
      };
    });
  }

  /** Plays on through the line of the page to a table of this device, past its buttons; gives the number of own moves. */
  async finishOnDevice(most = 1000): Promise<number> {
    for (let moves = 0; moves < most; moves++) {
      await expect.poll(() => this.isOver || this.isMyTurn, { intervals: [5, 10, 20] }).toBe(true);
      if (this.isOver) return moves;
      const before = this.match!;
      const asked = { table: this.table, version: this.version, move: sensible(before.legalMoves) };
      await this.page.evaluate((play) => {
        const { device } = window as unknown as { device: Worker };
        const request = { type: 'play', id: `e2e-${play.version}`, ...play };
        device.postMessage({ frame: JSON.stringify(request), about: request });
      }, asked);
      await expect.poll(() => this.match !== before, { intervals: [5, 10, 20], message: asked.move }).toBe(true);
    }
    throw new Error(`The match was not over after ${most} moves.`);
  }

  /** Something that the page was told. */
  hear(text: string): void {
    this.frames.push(text);
    const message = JSON.parse(text) as Heard;
    // Of a replay it is a number. A page that dials again is told once more what it knows: no move was made by that.
    if (typeof message.match === 'object' && JSON.stringify(message.match) !== JSON.stringify(this.match))
      this.match = message.match;
    if (message.version !== undefined && message.type !== 'done') this.version = message.version;
    if (message.type === 'table' && message.table !== undefined) this.table = message.table;
    if (message.people) this.phase = message.people.phase;
  }

  get isOver(): boolean {
    return this.match !== null && this.match.winners.length > 0;
  }

  get isMyTurn(): boolean {
    return this.match !== null && this.match.legalMoves.length > 0;
  }

  /** Takes in what the page has heard since. Where browsers tell of each frame, there is nothing left to ask. */
  listens(): Promise<void> {
    return Promise.resolve();
  }

  /** Whether something is so by now, as far as the page has heard. */
  async #knows(is: () => boolean): Promise<boolean> {
    await this.listens();
    return is();
  }

  /** Loads the page anew; waits until the table has told how it is, and it is this player's turn. */
  async comesAnew(load: () => Promise<unknown>): Promise<void> {
    this.match = null;
    await load();
    await this.waits();
  }

  /** Waits until it is this player's turn, or the match is over. */
  async waits(): Promise<void> {
    const isNext = (): boolean => this.isOver || this.isMyTurn;
    await expect.poll(() => this.#knows(isNext), { intervals: [10, 20, 40] }).toBe(true);
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
      .poll(() => this.#knows(() => this.match !== before), { intervals: [10, 20, 40], message: `${move} is played` })
      .toBe(true);
    return move;
  }

  /** Plays on until there is something to choose: only then is there something to ask. */
  async waitsForChoice(): Promise<void> {
    for (await this.waits(); this.match!.legalMoves.length === 1; await this.waits()) await this.move();
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

  /** A real click, without waiting until the page has painted twice: players need not be slower than the page. */
  tap(place: Locator): Promise<void> {
    return place.click({ force: true });
  }

  action(name: string): Locator {
    return this.page.locator(`[data-action="${name}"]`);
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
    if ((await held.getAttribute('aria-pressed')) !== 'true') await this.tap(held);
  }

  async show(move: string): Promise<void> {
    const game = /\bg-(\w+)/.exec((await this.page.locator('.app').getAttribute('class')) ?? '');
    await handsOf(game?.[1] ?? '').play(this, move);
  }
}

/** A move that leads on: passing, exchanging and ending a turn only if nothing else can be done. */
export function sensible(moves: string[]): string {
  const rank = (move: string): number =>
    /^pass|^exchange/.test(move) ? 3 : /:|^end/.test(move) ? (move.startsWith('w') ? 2 : 1) : 0;
  return [...moves].sort((a, b) => rank(a) - rank(b))[0]!;
}
