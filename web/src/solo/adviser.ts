import { sound } from './engine';
import { loadEngine } from './loader';
import type { Advised } from '../protocol/messages';
import type { FromAdviser, ToAdviser } from './Advice';

/** An expert who thinks on this device about a match that is played elsewhere. Ended to make it stop thinking. */

const loading = loadEngine();
const tell = (said: FromAdviser): void => self.postMessage(said);

loading.then(
  () => tell({ isReady: true }),
  () => tell({ isReady: false }),
);

self.onmessage = async ({ data: { ask, game, plan, match } }: MessageEvent<ToAdviser>) => {
  try {
    const loaded = await loading;
    await loaded.learn(game);
    const advised = JSON.parse(sound(loaded.engine.hint(plan, match))) as Advised;
    tell({ answer: ask, advised });
  } catch {
    tell({ answer: ask, advised: null });
  }
};
