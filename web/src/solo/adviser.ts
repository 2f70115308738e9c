import { sound } from './engine';
import { loadEngine } from './loader';
import type { Advised } from '../protocol/messages';
import type { FromAdviser, ToAdviser } from './Advice';

/** A worker with an expert bot for matches on a server. Terminated to cancel a search. */

const loading = loadEngine();
const send = (said: FromAdviser): void => self.postMessage(said);

loading.then(
  () => send({ isReady: true }),
  () => send({ isReady: false }),
);

self.onmessage = async ({ data: { ask, game, plan, match } }: MessageEvent<ToAdviser>) => {
  try {
    const loaded = await loading;
    await loaded.learn(game);
    const advised = JSON.parse(sound(loaded.engine.hint(plan, match))) as Advised;
    send({ answer: ask, advised });
  } catch {
    send({ answer: ask, advised: null });
  }
};
