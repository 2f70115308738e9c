import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/base.css';
import './ui/layout.css';
import './games/registry';
import App from './App.svelte';
import { server } from './connection/server.svelte';
import { cacheShell } from './shell';
import { sound } from './sound/sound';
import { spoken } from './texts/texts.svelte';

/** The first requests of the page take precedence over the cache for the next visit. In milliseconds. */
const SHELL_AFTER = 2000;

server.connection.start();
for (const first of ['pointerdown', 'keydown']) window.addEventListener(first, () => sound.wake(), { once: true });
void begin();

/** Not awaited: the language files depend on this module, and awaiting them here would deadlock. */
async function begin(): Promise<void> {
  await spoken.learn();
  const target = document.getElementById('app')!;
  // Replaces the prerendered HTML.
  target.replaceChildren();
  mount(App, { target });
  void server.connection.firstTry.then(() => setTimeout(cacheShell, SHELL_AFTER));
}
