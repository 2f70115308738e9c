import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { Player } from './player';

interface Step {
  name: string;
  at: number;
  asks: number;
  rings: string[];
}

interface Script {
  seat: number;
  moves: string[];
  steps: Step[];
}

/** Somebody who takes a lesson: does what is asked, or something else. */
export class Pupil {
  readonly script: Script;
  readonly player: Player;

  constructor(
    readonly page: Page,
    readonly game: string,
  ) {
    const file = new URL(`../../web/src/games/${game}/lesson/script.json`, import.meta.url);
    this.script = JSON.parse(readFileSync(file, 'utf8')) as Script;
    this.player = new Player(page);
  }

  /** What the coach speaks of now; `end` when all is said. */
  coach(name: string) {
    return this.page.locator(`.coach[data-step="${name}"]`);
  }

  /** The moves that a step asks for. */
  asked({ at, asks }: Step): string[] {
    return this.script.moves.slice(at, at + asks).map((move) => move.slice(`${this.script.seat} `.length));
  }

  /** The step is there, with rings around all that it speaks of. */
  async arrives({ name, rings }: Step): Promise<void> {
    await this.coach(name).waitFor();
    await expect.poll(() => this.page.locator('[data-ring]').count()).toBe(rings.length);
  }

  /** Does what the step wants, by pointer. */
  async does(step: Step): Promise<void> {
    if (step.asks === 0) await this.page.locator('[data-action="next"]').click();
    for (const [i, move] of this.asked(step).entries()) {
      await this.player.show(move);
      // Cards that were laid are gone from the hand before the next one is picked up.
      if (i + 1 < step.asks) await this.page.locator('.app[data-turn="mine"]').waitFor();
    }
  }

  /** A round that is over is counted on a sheet of its own. */
  async closesSheet(): Promise<void> {
    const onward = this.page.locator('[data-action="onward"]');
    await this.page.locator('[data-action="onward"], .coach[data-step="end"]').first().waitFor();
    if (await onward.isVisible()) await onward.click();
  }
}
