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

/** So long the first question waits for the engine to come; after that the server is asked. */
const PATIENCE = 1500;
/** No expert thinks that long: something is wrong with the worker. */
const LONGEST = 15_000;

/** Asks an expert on this device, in a worker of its own, so that the server need not think. */
export class Advice {
  #worker: Worker | null = null;
  #ready: Promise<boolean> = Promise.resolve(false);
  #answer: (advised: Advised | null) => void = () => undefined;
  #number = 0;
  /** The engine does not come, or does not run: it is not tried again in this page. */
  #isHopeless = false;

  /** Has the engine ready when it is needed. Where data is to be saved, the server is asked instead: that is a few bytes. */
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

  /** What the expert would do for the seat that is to move; null if nobody here can say, or need not. */
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

  /** Nobody wants to know any more: the worker ends with its thoughts, and another one is there for the next question. */
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
