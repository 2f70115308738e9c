import { announcer } from '../../ui/announcer.svelte';
import type { Hint } from '../../protocol/messages';
import type { MatchView } from '../../protocol/views';
import type { LiveScene } from '../LiveScene.svelte';
import { reasonText } from '../../texts/reasons';
import { spoken } from '../../texts/texts.svelte';
import type { Adviser, Best, Other } from './best';
import { othersOf, whyOf } from './why';

/** Most answers arrive earlier, so the search is indicated only after this delay. In milliseconds. */
const QUICK = 300;

/** Hints from an expert bot, on request only. Available to a person alone against bots, and where the table allows it. */
export class HintAdviser implements Adviser {
  #answer = $state.raw<{ match: MatchView; hint: Hint } | null>(null);
  /** The match at the time of the request; its next change cancels the request. */
  #asked = $state.raw<MatchView | null>(null);
  #isSlow = $state.raw(false);
  #thinking = new AbortController();

  readonly #isAllowed = $derived.by(() => {
    const { people, plan } = this.scene.table;
    const isAlone = people?.seats.every(({ guest, seat }) => guest === null || seat === this.scene.mySeat) ?? false;
    return isAlone || plan?.allowsHints === true;
  });
  /** Offered only if there is a choice. */
  readonly isOffered = $derived.by(() => this.#isAllowed && this.scene.isMyTurn && this.scene.legalMoves.length > 1);
  /** The hint for the current match. */
  readonly #said = $derived.by(() => {
    const match = this.scene.table.match;
    return this.isOffered && match && this.#answer?.match === match ? this.#answer : null;
  });
  readonly best: Best | null = $derived.by(() => (this.#said ? this.#shown(this.#said.hint.move) : null));
  readonly why: string = $derived.by(() =>
    this.#said ? whyOf(this.#said.hint.moves, spoken.now.expert, spoken.of(this.scene.game)) : '',
  );
  readonly others: readonly Other[] = $derived.by(() =>
    this.#said
      ? othersOf(this.#said.hint.moves, spoken.now.expert, spoken.of(this.scene.game)).map(({ move, ...other }) => ({
          ...this.#shown(move),
          ...other,
        }))
      : [],
  );
  readonly #isWaiting = $derived.by(
    () => this.isOffered && this.#asked !== null && this.#asked === this.scene.table.match && this.best === null,
  );
  readonly isThinking = $derived(this.#isWaiting && this.#isSlow);
  readonly isOpen = $derived(this.best !== null || this.isThinking);

  constructor(readonly scene: LiveScene) {}

  /** Prepares for a likely request. */
  prepare(): void {
    this.scene.table.prepareHint();
  }

  /** Asks for a hint, or closes it. */
  async toggle(): Promise<void> {
    if (this.best !== null || this.#isWaiting) this.close();
    else await this.#ask();
  }

  close(): void {
    this.#answer = this.#asked = null;
    this.#thinking.abort();
  }

  #shown(move: string): Best {
    const match = this.scene.table.match;
    return match ? this.scene.kit.best(move, match, spoken.now) : { says: move, card: null, place: null };
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
      this.scene.showNotice('bulb', reasonText(spoken.now, this.scene.game, answer));
      return;
    }
    this.#answer = { match, hint: answer };
    if (this.best) announcer.say(`${spoken.now.expert.best(this.best.says)} ${this.why}`.trim());
  }
}
