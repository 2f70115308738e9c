import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, WebSocketRoute } from '@playwright/test';

/** A moment of a film: a picture, and how long it is shown. */
interface Frame {
  picture: Buffer;
  millis: number;
}

/** The time from one picture to the next while something moves. */
const STEP_MILLIS = 50;
const MOST_STEPS = 60;

/**
 * A film of a page, made picture by picture: time stands still while one is taken, so a slow machine makes the same film as
 * a quick one. What a table tells waits, too, until it is let through.
 */
export class Film {
  readonly #frames: Frame[] = [];
  readonly #waiting: string[] = [];
  #line: WebSocketRoute | undefined;
  #isRolling = false;

  private constructor(
    readonly page: Page,
    readonly heard: (frame: string) => void,
  ) {}

  /** To be made before the page is opened. */
  static async of(page: Page, heard: (frame: string) => void): Promise<Film> {
    const film = new Film(page, heard);
    await page.routeWebSocket(/\/api\/socket$/, (line) => {
      film.#line = line;
      line.connectToServer().onMessage((text) => film.#tell(String(text)));
    });
    return film;
  }

  #tell(text: string): void {
    if (this.#isRolling && text.includes('"type":"update"')) this.#waiting.push(text);
    else this.#pass(text);
  }

  #pass(text: string): void {
    this.#line?.send(text);
    this.heard(text);
  }

  /** From now on every picture counts, and moves wait for {@link next}. */
  async begin(): Promise<void> {
    const devtools = await this.page.context().newCDPSession(this.page);
    await devtools.send('Animation.enable');
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.001 });
    this.#isRolling = true;
  }

  /** Lets the page hear of the next thing that happened, once it has. */
  async next(): Promise<void> {
    for (let waited = 0; this.#waiting.length === 0; waited += 20) {
      if (waited > 20_000) throw new Error('Nothing happens any more.');
      await this.page.waitForTimeout(20);
    }
    this.#pass(this.#waiting.shift()!);
  }

  /** Films until nothing moves any more, and shows what is there then for so long. */
  async roll(millis: number): Promise<void> {
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      const moving = await this.page.evaluate(advance, STEP_MILLIS);
      await this.#take(STEP_MILLIS);
      if (moving === 0) break;
    }
    this.#frames.at(-1)!.millis += millis;
  }

  async #take(millis: number): Promise<void> {
    const picture = await this.page.screenshot({ animations: 'allow' });
    const last = this.#frames.at(-1);
    if (last?.picture.equals(picture)) last.millis += millis;
    else this.#frames.push({ picture, millis });
  }

  /** Writes all pictures into a folder, and a list of their names and times for whoever makes one file of them. */
  write(folder: string): void {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const lines = this.#frames.map(({ picture, millis }, at) => {
      const name = `${String(at).padStart(4, '0')}.png`;
      writeFileSync(join(folder, name), picture);
      return `${millis} ${name}\n`;
    });
    writeFileSync(join(folder, 'frames.txt'), lines.join(''));
  }
}

/** Runs in the page: moves everything that moves on by so much, and says how much of it there still is. */
function advance(millis: number): number {
  let moving = 0;
  for (const animation of document.getAnimations()) {
    const end = Number(animation.effect?.getComputedTiming().endTime ?? 0);
    if (!Number.isFinite(end) || animation.playState === 'finished') continue;
    const now = Number(animation.currentTime ?? 0) + millis;
    if (now >= end) animation.finish();
    else animation.currentTime = now;
    moving++;
  }
  return moving;
}
