const GATHER = 350;

/** Tells people who listen what happens: one sentence after another in two live regions of the page. */
class Announcer {
  polite = $state.raw('');
  assertive = $state.raw('');

  /** One sentence for each event; what comes fast is merged, so that it can be listened to. */
  say(sentence: string): void {
    if (sentence === '') return;
    this.#waiting.push(sentence);
    if (this.#waiting.length === 1) setTimeout(() => this.#speak(), GATHER);
  }

  /** Interrupts: only for one's turn and a lost line. */
  call(sentence: string): void {
    // The same sentence twice would not be heard twice.
    this.#called = this.#called === sentence ? `${sentence}\u00a0` : sentence;
    this.assertive = this.#called;
  }

  #called = '';
  #waiting: string[] = [];

  #speak(): void {
    this.polite = this.#waiting.slice(-6).join(' ');
    this.#waiting = [];
  }
}

export const announcer = new Announcer();
