/** Before every test: the games are on the shelf, as on every page, the server has said of them what it says, and the stand-in for a browser has a screen. */
import { facts } from './game/facts.svelte';
import './games/shelf';
import { messages } from './protocol/fixtures.gen';

if (messages.welcome.type === 'welcome') facts.learn(messages.welcome.games);

window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
