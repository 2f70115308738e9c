const GATHER = 350;
/** Pending sentences are announced after this silence, because players may think for minutes. In milliseconds. */
const SILENCE = 4000;

/** Announcements for screen readers: one sentence after another in two live regions. */
class Announcer {
  polite = $state.raw('');
  assertive = $state.raw('');

  /** Announces one sentence for an event; fast sentences are merged, so that they remain intelligible. */
  say(sentence: string): void {
    if (sentence === '') return;
    this.#waiting.push(sentence);
    if (this.#waiting.length > 1) return;
    setTimeout(() => {
      this.#isGathered = true;
      this.#speak();
    }, GATHER);
  }

  /** Delays sentences until the returned function is called, with a time limit. */
  hold(): () => void {
    const holder = {};
    this.#holders.add(holder);
    const letGo = (): void => {
      clearTimeout(timer);
      if (this.#holders.delete(holder)) this.#speak();
    };
    const timer = setTimeout(letGo, SILENCE);
    return letGo;
  }

  /** Keeps a sentence back until `release`, to be announced with later ones. */
  defer(sentence: string): void {
    if (sentence === '') return;
    this.#deferred.push(sentence);
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.release(), SILENCE);
  }

  /** Announces all pending sentences as one, followed by this text. */
  release(end = ''): void {
    clearTimeout(this.#silence);
    const all = [...this.#deferred, end].filter((sentence) => sentence !== '');
    this.#deferred = [];
    this.say(all.join(' '));
  }

  /** Interrupts: only for a lost connection. */
  call(sentence: string): void {
    this.assertive = this.#called = anew(sentence, this.#called);
  }

  // Not reactive: effects that announce must not depend on announced text.
  #called = '';
  #said = '';
  #waiting: string[] = [];
  #deferred: string[] = [];
  #isGathered = false;
  #holders = new Set<object>();
  #silence: ReturnType<typeof setTimeout> | undefined;

  #speak(): void {
    if (!this.#isGathered || this.#holders.size > 0) return;
    this.#isGathered = false;
    this.polite = this.#said = anew(this.#waiting.join(' '), this.#said);
    this.#waiting = [];
  }
}

/** Makes a repeated sentence differ, so that screen readers announce it again. */
const anew = (sentence: string, before: string): string => (sentence === before ? `${sentence}\u00a0` : sentence);

export const announcer = new Announcer();
