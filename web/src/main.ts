import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/base.css';
import './ui/layout.css';
import './games/registry';
import App from './App.svelte';
import { server } from './connection/server.svelte';
import { keepShell } from './shell';
import { sound } from './sound/sound';
import { spoken } from './texts/texts.svelte';

/** The first things that are asked over the line come before what is kept for the next visit. */
const SHELL_AFTER = 2000;

server.line.start();
for (const first of ['pointerdown', 'keydown']) window.addEventListener(first, () => sound.wake(), { once: true });
void begin();

/** Not awaited here: languages are files that wait for this one, and it would wait for them. */
async function begin(): Promise<void> {
  await spoken.learn();
  const target = document.getElementById('app')!;
  // What was painted from the HTML has done its work.
  target.replaceChildren();
  mount(App, { target });
  void server.line.firstTry.then(() => setTimeout(keepShell, SHELL_AFTER));
}
