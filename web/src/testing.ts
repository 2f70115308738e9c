/**
 * Set-up of every test: all games are registered, the server's welcome is known, texts are English, and the simulated
 * browser has a screen.
 */
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
