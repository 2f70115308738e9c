/** Something that is to be seen, and for how long what is there now is seen before it comes. */
export interface Due {
  /** In milliseconds since the last one that counts. Asked when it would come, so that a new pace holds at once. */
  wait: () => number;
  /** Whether it is something to look at, so that what comes next has to wait. */
  isSight: boolean;
}

/** Who is further behind than this would rather see the table as it is. */
const LONGEST = 24;

/**
 * Shows one thing after another, each long enough to be seen. Nothing is left out and nothing comes out of order; at any
 * time all that waits can land at once.
 */
export class StepQueue<T extends Due> {
  #waiting: T[] = [];
  #seenAt = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (thing: T) => void,
    /** While this is so, nothing is shown: something covers the table. `resume` when it is over. */
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

  /** Everything that waits is shown now. */
  land(): void {
    clearTimeout(this.#timer);
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) this.#show(next);
  }

  /** Forgets what waits: the whole table has come anew. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.#seenAt = -Infinity;
  }

  /** The table can be seen again, from now on. */
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
    if (thing.isSight) this.#seenAt = performance.now();
    this.show(thing);
  }
}
