const GATHER = 350;
/** What is kept back is told after so long a silence, even if nothing ends it: people may think for minutes. */
const SILENCE = 4000;

/** Tells people who listen what happens: one sentence after another in two live regions of the page. */
class Announcer {
  polite = $state.raw('');
  assertive = $state.raw('');

  /** One sentence for each event; what comes fast is merged, so that it can be listened to. */
  say(sentence: string): void {
    if (sentence === '') return;
    this.#waiting.push(sentence);
    if (this.#waiting.length > 1) return;
    setTimeout(() => {
      this.#isGathered = true;
      this.#speak();
    }, GATHER);
  }

  /** What is said waits for something that belongs to it, until the answer is called; not for ever. */
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

  /** Keeps a sentence back until `release`, to be told together with what follows it. */
  keep(sentence: string): void {
    if (sentence === '') return;
    this.#kept.push(sentence);
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.release(), SILENCE);
  }

  /** Tells all that was kept back, as one, with this at its end. */
  release(end = ''): void {
    clearTimeout(this.#silence);
    const all = [...this.#kept, end].filter((sentence) => sentence !== '');
    this.#kept = [];
    this.say(all.join(' '));
  }

  /** Interrupts: only for a lost line. */
  call(sentence: string): void {
    this.assertive = this.#called = anew(sentence, this.#called);
  }

  // Effects say things, so what was said is not read from the state that they would follow.
  #called = '';
  #said = '';
  #waiting: string[] = [];
  #kept: string[] = [];
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

/** The same sentence twice would not be heard twice. */
const anew = (sentence: string, before: string): string => (sentence === before ? `${sentence}\u00a0` : sentence);

export const announcer = new Announcer();
