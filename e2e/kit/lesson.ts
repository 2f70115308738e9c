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

/** A pupil that takes a lesson: does the requested move, or another one. */
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

  /** The current step of the coach; `end` after the last one. */
  coach(name: string) {
    return this.page.locator(`.coach[data-step="${name}"]`);
  }

  /** The moves that a step requests. */
  asked({ at, asks }: Step): string[] {
    return this.script.moves.slice(at, at + asks).map((move) => move.slice(`${this.script.seat} `.length));
  }

  /** Waits for the step, with rings around all its objects. */
  async arrives({ name, rings }: Step): Promise<void> {
    await this.coach(name).waitFor();
    await expect.poll(() => this.page.locator('[data-ring]').count()).toBe(rings.length);
  }

  /** Makes the requested move by pointer. */
  async does(step: Step): Promise<void> {
    if (step.asks === 0) await this.page.locator('[data-action="next"]').click();
    for (const [i, move] of this.asked(step).entries()) {
      await this.player.show(move);
      // Played cards have left the hand before the next one is picked up.
      if (i + 1 < step.asks) await this.page.locator('.app[data-turn="mine"]').waitFor();
    }
  }

  /** A finished round is scored on a sheet of its own. */
  async closesSheet(): Promise<void> {
    const onward = this.page.locator('[data-action="onward"]');
    await this.page.locator('[data-action="onward"], .coach[data-step="end"]').first().waitFor();
    if (await onward.isVisible()) await onward.click();
  }
}
