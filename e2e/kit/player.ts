import { expect, type Locator, type Page } from '@playwright/test';
import { handsOf } from './games';

/** The parts of a match that tests read; the types of the client are in web/src/protocol. */
export interface Match {
  viewer: number;
  toMove: number;
  round: number;
  winners: number[];
  totals: number[];
  legalMoves: string[];
  table: { hand: string[]; plays?: unknown[]; moves?: unknown[] };
  playsFrom?: number;
}

/** The match of an update with the past moves that it leaves out. */
function joined(known: Match | null, { playsFrom, ...match }: Match): Match {
  if (playsFrom === undefined) return match;
  const list = match.table.plays ? 'plays' : 'moves';
  const before = known?.table[list] ?? [];
  return { ...match, table: { ...match.table, [list]: [...before, ...(match.table[list] ?? [])] } };
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
 * A player that uses the page like a user: picks up cards and taps places. The legal moves come from the messages that the
 * page receives.
 */
export class Player {
  readonly frames: string[] = [];
  match: Match | null = null;
  phase = '';
  version = 0;
  /** The last entered table. */
  table = '';

  /** Create this before the page is opened: it records from the first message. */
  constructor(readonly page: Page) {
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.hear(String(payload))));
  }

  /** Records tables on this device, too: their server is a worker of the page. Call this before the page is opened. */
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

  /** Plays over the worker of the page at a table of this device, without its buttons; returns the number of own moves. */
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

  /** Handles a message that the page received. */
  hear(text: string): void {
    this.frames.push(text);
    const message = JSON.parse(text) as Heard;
    // In a replay the match is a number. A reconnected page receives its state once more, without a new move.
    if (typeof message.match === 'object') {
      const match = message.match && joined(this.match, message.match);
      if (JSON.stringify(match) !== JSON.stringify(this.match)) this.match = match;
    }
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

  /** Reads the messages that the page has received since. Without work in browsers that report each frame. */
  listens(): Promise<void> {
    return Promise.resolve();
  }

  /** Whether a condition is true, as far as the page has received messages. */
  async #knows(is: () => boolean): Promise<boolean> {
    await this.listens();
    return is();
  }

  /** Reloads the page; waits until the state of the table arrives, and it is the turn of this player. */
  async comesAnew(load: () => Promise<unknown>): Promise<void> {
    this.match = null;
    await load();
    await this.waits();
  }

  /** Waits for the turn of this player, or for the end of the match. */
  async waits(): Promise<void> {
    const isNext = (): boolean => this.isOver || this.isMyTurn;
    await expect.poll(() => this.#knows(isNext), { intervals: [10, 20, 40] }).toBe(true);
    // Messages arrive before the page shows them.
    if (!this.isOver) await this.page.locator('.app[data-turn="mine"]').waitFor();
  }

  /** Makes one move by hand and waits until the table has accepted it. */
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

  /** Plays until there is a choice: a hint needs one. */
  async waitsForChoice(): Promise<void> {
    for (await this.waits(); this.match!.legalMoves.length === 1; await this.waits()) await this.move();
  }

  /** Plays until the match is over; returns the number of own moves. */
  async finish(most = 600): Promise<number> {
    for (let moves = 0; moves < most; moves++) {
      await this.waits();
      if (this.isOver) return moves;
      await this.move();
    }
    throw new Error(`The match was not over after ${most} moves.`);
  }

  /** Closes the sheet at the end of a round, which covers the table. */
  async closeRound(): Promise<void> {
    const onward = this.page.locator('[data-action="onward"]');
    if (await onward.isVisible()) await onward.click();
  }

  /** Clicks without waiting for two painted frames: players need not be slower than the page. */
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

  /** The element to tap for the last step of this move. */
  offer(move: string): Locator {
    return this.page.locator(`[data-move="${move}"]`).first();
  }

  /** A card of the hand. */
  held(card: string): Locator {
    return this.page.locator(`[data-spot^="hand-"][data-card="${card}"]`).first();
  }

  /** Picks a card up, unless it is picked up already: a second tap would put it back. */
  async pick(card: string): Promise<void> {
    const held = this.held(card);
    if ((await held.getAttribute('aria-pressed')) !== 'true') await this.tap(held);
  }

  async show(move: string): Promise<void> {
    const game = /\bg-(\w+)/.exec((await this.page.locator('.app').getAttribute('class')) ?? '');
    await handsOf(game?.[1] ?? '').play(this, move);
  }
}

/** A move that makes progress: passing, exchanging and ending a turn only without other legal moves. */
export function sensible(moves: string[]): string {
  const rank = (move: string): number =>
    /^pass|^exchange/.test(move) ? 3 : /:|^end/.test(move) ? (move.startsWith('w') ? 2 : 1) : 0;
  return [...moves].sort((a, b) => rank(a) - rank(b))[0]!;
}
