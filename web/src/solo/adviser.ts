import { sound } from './engine';
import { loadEngine } from './loader';
import type { Advised, ToAdviser } from './Advice';

/** An expert who thinks on this device about a match that is played elsewhere. Ended to make it stop thinking. */

const loading = loadEngine();
const tell = (said: Advised): void => self.postMessage(said);

loading.then(
  () => tell({ isReady: true }),
  () => tell({ isReady: false }),
);

self.onmessage = async ({ data: { ask, game, plan, match } }: MessageEvent<ToAdviser>) => {
  try {
    const loaded = await loading;
    await loaded.learn(game);
    tell({ answer: ask, move: sound(loaded.engine.hint(plan, match)) });
  } catch {
    tell({ answer: ask, move: null });
  }
};
