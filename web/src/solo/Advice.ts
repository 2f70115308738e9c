import { pause } from '../connection/pause';
import type { Advised, Plan } from '../protocol/messages';
import type { MatchView } from '../protocol/views';
import { canRun } from './loader';
import { mayFetchAhead } from './saveData';

export interface ToAdviser {
  ask: number;
  game: string;
  plan: string;
  match: string;
}
export type FromAdviser = { isReady: boolean } | { answer: number; advised: Advised | null };

/** How long the first request waits for the engine before the server is asked, in milliseconds. */
const PATIENCE = 1500;
/** An expert bot never searches this long: the worker has failed. In milliseconds. */
const LONGEST = 15_000;

/** Asks an expert bot on this device, in a separate worker, to save the server the search. */
export class Advice {
  #worker: Worker | null = null;
  #ready: Promise<boolean> = Promise.resolve(false);
  #answer: (advised: Advised | null) => void = () => undefined;
  #number = 0;
  /** The engine cannot be loaded or run; it is not tried again in this page. */
  #isHopeless = false;

  /** Preloads the engine. In data-saving mode the server is asked instead, which costs only a few bytes. */
  async warm(): Promise<void> {
    if (!canRun()) this.#isHopeless = true;
    if (this.#isHopeless || !(await mayFetchAhead()) || this.#worker) return;
    const worker = new Worker(new URL('./adviser.ts', import.meta.url), { type: 'module' });
    this.#worker = worker;
    this.#ready = new Promise((resolve) => {
      const fail = (): void => {
        this.#isHopeless = true;
        this.#end();
        resolve(false);
      };
      worker.onerror = fail;
      worker.onmessage = ({ data }: MessageEvent<FromAdviser>) => {
        if ('answer' in data) {
          if (data.answer === this.#number) this.#answer(data.advised);
        } else if (data.isReady) resolve(true);
        else fail();
      };
    });
  }

  /** The expert bot's advice for the seat to move; null if this device cannot or need not give it. */
  async ask(plan: Plan, match: MatchView, signal?: AbortSignal): Promise<Advised | null> {
    await this.warm();
    const worker = this.#worker;
    if (!worker || !(await Promise.race([this.#ready, pause(PATIENCE)])) || worker !== this.#worker) return null;
    if (signal?.aborted) return null;
    const cancel = (): void => this.cancel();
    signal?.addEventListener('abort', cancel);
    const ask = ++this.#number;
    this.#answer(null);
    return new Promise((resolve) => {
      const late = setTimeout(() => this.cancel(), LONGEST);
      this.#answer = (advised) => {
        clearTimeout(late);
        signal?.removeEventListener('abort', cancel);
        this.#answer = () => undefined;
        resolve(advised);
      };
      const { game } = plan;
      const question: ToAdviser = { ask, game, plan: JSON.stringify(plan), match: JSON.stringify(match) };
      worker.postMessage(question);
    });
  }

  /** Cancels the request: terminates the worker and starts another for the next request. */
  cancel(): void {
    this.#end();
    void this.warm();
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#answer(null);
  }
}

export const advice = new Advice();
