import { announcer } from '../../ui/announcer.svelte';
import { sound } from '../../sound/sound';
import { soundOf } from '../../sound/sounds';
import type { CardAnimator } from '../../animation/CardAnimator.svelte';
import type { ReplayScene } from './ReplayScene.svelte';

export const SPEEDS = [1, 3] as const;
/** The duration of a step, in milliseconds. */
const LOOK = 1300;

/** Moves a replay: step by step, by a jump, or by itself. */
export class Reel {
  isPlaying = $state.raw(false);
  speed = $state.raw<(typeof SPEEDS)[number]>(1);
  /** The target step; shown as soon as it is loaded. */
  aim = $state.raw(0);

  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly scene: ReplayScene,
    private readonly animator: CardAnimator,
    first: number,
  ) {
    this.aim = scene.step = first;
  }

  get last(): number {
    return this.scene.steps.moves ?? 0;
  }

  /** Shows a step; one step forward animates its cards. */
  async go(step: number): Promise<void> {
    this.aim = Math.max(0, Math.min(this.last, step));
    const { aim, scene } = this;
    if (aim === scene.step) return;
    await scene.steps.want(aim);
    if (aim !== this.aim || !scene.steps.all[aim]) return;
    const change = (): void => void (scene.step = aim);
    if (aim !== scene.step + 1) {
      this.animator.land();
      change();
    } else {
      const events = scene.eventsAt(aim);
      this.animator.show({ events, match: scene.viewAt(aim) }, scene.viewAt(scene.step), change);
      const name = soundOf(events, scene.seat);
      if (name) sound.play(name);
    }
    // Playback at higher speed is too fast for announcements.
    if (!this.isPlaying || this.speed === 1) for (const sentence of scene.says) announcer.say(sentence);
  }

  /** Shows a chosen step and stops the playback. */
  choose(step: number): void {
    this.pause();
    void this.go(step);
  }

  /** Plays from here; at the end, from the beginning. */
  async play(): Promise<void> {
    if (this.isPlaying) return;
    this.isPlaying = true;
    if (this.aim >= this.last) await this.go(0);
    this.#run();
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else void this.play();
  }

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  #run(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(async () => {
      if (!this.isPlaying) return;
      await this.go(this.aim + 1);
      if (this.aim >= this.last) this.pause();
      else if (this.isPlaying) this.#run();
    }, LOOK / this.speed);
  }
}
