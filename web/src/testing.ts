/** Before every test: the games are on the shelf, as on every page, the server has said of them what it says, English is spoken whatever a test before has learned, and the stand-in for a browser has a screen. */
import { facts } from './game/facts.svelte';
import './games/registry';
import { messages } from '../target/fixtures';
import { settings } from './settings/settings.svelte';
import { spoken } from './texts/texts.svelte';

if (messages.welcome.type === 'welcome') facts.learn(messages.welcome.games);

settings.language = 'en';
await spoken.learn();

window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
