import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, type WebSocketRoute } from '@playwright/test';

/** A frame of a film: a picture and its duration. */
interface Frame {
  picture: Buffer;
  millis: number;
}

/** The time between pictures during an animation. */
const STEP_MILLIS = 50;
const MOST_STEPS = 60;
/** After this many pictures without motion no motion is expected: the page may need time to begin. */
const QUIET_STEPS = 3;

/**
 * A film of a page, picture by picture: time stands still during a picture, so the film is independent of the speed of the
 * machine. Messages of the table are held back until they are released.
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

  /** Create this before the page is opened. */
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
    // Response times depend on this machine, not on the match.
    await this.page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.strip { display: none }');
      document.adoptedStyleSheets.push(sheet);
    });
    this.#isRolling = true;
  }

  /** Releases messages up to the next move, as soon as there are some, and waits until the page shows it. */
  async next(): Promise<void> {
    const words = (): Promise<string> => this.page.evaluate(() => document.body.innerText);
    const before = await words();
    let text = '';
    while (!text.includes('"kind":"moved"')) {
      await expect.poll(() => this.#waiting.length, { intervals: [20] }).toBeGreaterThan(0);
      text = this.#waiting.shift()!;
      this.#pass(text);
    }
    await expect.poll(words, { intervals: [10] }).not.toBe(before);
  }

  /** Films until nothing moves, then shows the last picture for this time. */
  async roll(millis: number): Promise<void> {
    // No card rises under the pointer.
    await this.page.mouse.move(1, 1);
    for (let steps = 0, quiet = 0; steps < MOST_STEPS && quiet < QUIET_STEPS; steps++) {
      quiet = (await this.page.evaluate(advance, STEP_MILLIS)) === 0 ? quiet + 1 : 0;
      if (quiet === 0 || quiet === QUIET_STEPS) await this.#take(STEP_MILLIS);
    }
    this.#frames.at(-1)!.millis += millis;
  }

  async #take(millis: number): Promise<void> {
    const picture = await this.page.screenshot({ animations: 'allow' });
    const last = this.#frames.at(-1);
    if (last?.picture.equals(picture)) last.millis += millis;
    else this.#frames.push({ picture, millis });
  }

  /** Writes all pictures into a folder, with a list of names and durations for the tool that combines them. */
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

/** Runs in the page: advances all animations by this time, and returns the number of running ones. */
async function advance(millis: number): Promise<number> {
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
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
