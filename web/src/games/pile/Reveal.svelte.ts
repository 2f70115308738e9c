const PAUSE = 700;

/** Reveals parts step by step; one tap reveals all. */
export class Reveal {
  step = $state.raw(0);
  readonly isDone = $derived.by(() => this.step >= this.steps);
  #timer: ReturnType<typeof setInterval> | undefined;
  #ondone = (): void => {};

  constructor(
    readonly steps: number,
    private readonly isStill: boolean,
  ) {}

  /** Starts and calls `ondone` when everything is shown. Returns a function that stops it. */
  begin(ondone: () => void): () => void {
    this.#ondone = ondone;
    if (this.isStill || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.skip();
      return () => {};
    }
    this.#timer = setInterval(() => {
      this.step++;
      if (this.isDone) this.#end();
    }, PAUSE);
    return () => clearInterval(this.#timer);
  }

  skip(): void {
    if (this.isDone) return;
    this.step = this.steps;
    this.#end();
  }

  #end(): void {
    clearInterval(this.#timer);
    this.#ondone();
  }
}
