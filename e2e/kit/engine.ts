import { type Page } from '@playwright/test';

/** A call of the engine, and what the JVM answered. */
export interface Call {
  call: string;
  with: (string | number)[];
  is: string;
}

type Functions = Record<string, (...words: (string | number)[]) => string>;

/** Loads a new engine into a page as a worker does, with the weights of all games: `window.engine`. Gives the games. */
export async function loadsEngine(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await (await fetch('/engine/engine.json')).json()) as {
      wasm: string;
      loader: string;
      weights: Record<string, string>;
    };
    const { load } = (await import(`/engine/${names.loader}`)) as {
      load: (path: string) => Promise<{ exports: Functions }>;
    };
    const engine = (await load(`/engine/${names.wasm}`)).exports;
    for (const [game, file] of Object.entries(names.weights)) {
      engine['learn']!(game, await (await fetch(`/engine/${file}`)).text());
    }
    (window as unknown as { engine: Functions }).engine = engine;
    return Object.keys(names.weights);
  });
}

/** Calls all of them, in the page; gives the first few that were answered otherwise. */
export function wrongCalls(calls: Call[]): string[] {
  const { engine } = window as unknown as { engine: Functions };
  const wrong: string[] = [];
  for (const { call, with: words, is } of calls) {
    const answer = engine[call]!(...words);
    if (answer === is) continue;
    let at = 0;
    while (answer[at] === is[at]) at++;
    wrong.push(
      `${call}(${JSON.stringify(words).slice(1, -1)}) differs at ${at}: …${answer.slice(at - 20, at + 60)}…, on the JVM …${is.slice(at - 20, at + 60)}…`,
    );
    if (wrong.length === 12) break;
  }
  return wrong;
}
