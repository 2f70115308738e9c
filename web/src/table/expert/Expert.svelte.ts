import { announcer } from '../../ui/announcer.svelte';
import type { MatchView } from '../../protocol/views';
import type { LiveScene } from '../LiveScene.svelte';
import { reasonText } from '../../texts/reasons';
import { spoken } from '../../texts/texts.svelte';
import type { Adviser, Best } from './best';

/** Before that nothing is said of thinking: most answers are there by then. */
const QUICK = 300;

/** The server's expert, who says what is best: asked for, never offered, and only by who plays alone against bots. */
export class Expert implements Adviser {
  #answer = $state.raw<{ match: MatchView; move: string } | null>(null);
  /** The match as it was when the expert was asked; with the next change nobody waits for the answer. */
  #asked = $state.raw<MatchView | null>(null);
  #isSlow = $state.raw(false);
  #thinking = new AbortController();

  readonly #isAlone = $derived.by(
    () =>
      this.scene.table.people?.seats.every(({ guest, seat }) => guest === null || seat === this.scene.mySeat) ?? false,
  );
  /** Where there is nothing to choose there is nothing to ask. */
  readonly isOffered = $derived.by(() => this.#isAlone && this.scene.isMyTurn && this.scene.legalMoves.length > 1);
  readonly best: Best | null = $derived.by(() => {
    const match = this.scene.table.match;
    if (!this.isOffered || !match || this.#answer?.match !== match) return null;
    return this.scene.kit.best(this.#answer.move, match, spoken.now);
  });
  readonly #isWaiting = $derived.by(
    () => this.isOffered && this.#asked !== null && this.#asked === this.scene.table.match && this.best === null,
  );
  readonly isThinking = $derived(this.#isWaiting && this.#isSlow);
  readonly isOpen = $derived(this.best !== null || this.isThinking);

  constructor(readonly scene: LiveScene) {}

  /** Somebody is about to ask. */
  prepare(): void {
    this.scene.table.prepareHint();
  }

  /** The bulb: asks, or puts the answer away. */
  async toggle(): Promise<void> {
    if (this.best !== null || this.#isWaiting) this.close();
    else await this.#ask();
  }

  close(): void {
    this.#answer = this.#asked = null;
    this.#thinking.abort();
  }

  async #ask(): Promise<void> {
    const { table } = this.scene;
    const match = table.match;
    if (!this.isOffered || !match) return;
    this.#asked = match;
    this.#isSlow = false;
    const slow = setTimeout(() => (this.#isSlow = true), QUICK);
    this.#thinking = new AbortController();
    const answer = await table.hint(this.#thinking.signal);
    clearTimeout(slow);
    if (this.#asked !== match) return;
    this.#asked = null;
    if (answer.type === 'refused') {
      this.scene.tell('bulb', reasonText(spoken.now, this.scene.game, answer));
      return;
    }
    this.#answer = { match, move: answer.move };
    if (this.best) announcer.say(spoken.now.expert.best(this.best.says));
  }
}
