/** A step to be shown, and how long the previous one is shown first. */
export interface QueueItem {
  /** In milliseconds since the last visible step. Evaluated when the step is due, so that a new pace applies at once. */
  wait: () => number;
  /** Whether the step is visible, so that the next one has to wait. */
  isVisible: boolean;
}

/** With more waiting steps, all are shown at once. */
const LONGEST = 24;

/**
 * Shows steps one after another, each long enough to be seen. Keeps the order and skips nothing. All waiting steps can
 * be shown at once at any time.
 */
export class StepQueue<T extends QueueItem> {
  #waiting: T[] = [];
  #seenAt = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (thing: T) => void,
    /** While true, the table is covered and nothing is shown; call `resume` afterwards. */
    private readonly isHeld: () => boolean = () => false,
  ) {}

  get length(): number {
    return this.#waiting.length;
  }

  add(...things: T[]): void {
    this.#waiting.push(...things);
    if (this.#waiting.length > LONGEST) this.land();
    else this.#go();
  }

  /** Shows all waiting steps now. */
  land(): void {
    clearTimeout(this.#timer);
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) this.#show(next);
  }

  /** Drops all waiting steps: the whole table has been replaced. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.#seenAt = -Infinity;
  }

  /** Continues: the table is visible again. */
  resume(): void {
    this.#seenAt = performance.now();
    this.#go();
  }

  #go(): void {
    clearTimeout(this.#timer);
    while (!this.isHeld()) {
      const next = this.#waiting[0];
      if (!next) return;
      const left = this.#seenAt + next.wait() - performance.now();
      if (left > 0) {
        this.#timer = setTimeout(() => this.#go(), Math.ceil(left));
        return;
      }
      this.#waiting.shift();
      this.#show(next);
    }
  }

  #show(thing: T): void {
    if (thing.isVisible) this.#seenAt = performance.now();
    this.show(thing);
  }
}
