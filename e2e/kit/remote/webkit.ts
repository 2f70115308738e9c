import { mkdirSync, writeFileSync } from 'node:fs';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Driver, type DriverOptions, freePort, OwnProcess, type Source, until } from './driver';

const LIBRARIES = '/usr/lib';

/** The minimum width of the toolbar exceeds a phone. */
const NARROW = '* { padding: 0; margin: 0; min-width: 0; font-size: 1px; }';

/** The location of WebKit's MiniBrowser in Debian. */
function miniBrowser(): string {
  const found = readdirSync(LIBRARIES, { withFileTypes: true })
    .filter((each) => each.isDirectory() && each.name.includes('-linux-'))
    .flatMap(({ name }) =>
      readdirSync(join(LIBRARIES, name)).map((inner) => join(LIBRARIES, name, inner, 'MiniBrowser')),
    )
    .filter((path) => /\/webkit2gtk-[\d.]+\//.test(path));
  if (found.length === 0) throw new Error('There is no MiniBrowser: install webkit2gtk-driver.');
  return found.sort().at(-1)!;
}

/** WebKit for GTK, over WebDriver. Needs a display: scripts/browsers provides one. */
export class WebKit implements Driver {
  readonly #process = new OwnProcess();
  #address = '';

  static async open({ isBlocked = false }: DriverOptions): Promise<WebKit> {
    const webkit = new WebKit();
    const { folder } = webkit.#process;
    // Reduced motion is a setting of the desktop.
    mkdirSync(join(folder, 'gtk-3.0'));
    writeFileSync(join(folder, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
    writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), NARROW);
    const port = await freePort();
    webkit.#process.start('WebKitWebDriver', [`--port=${port}`], { XDG_CONFIG_HOME: folder, LANG: 'en_GB.UTF-8' });
    const driver = `http://127.0.0.1:${port}`;
    await until(
      async () => (await fetch(`${driver}/status`).catch(() => null))?.ok,
      () => 'WebKitWebDriver does not answer.',
    );
    const args = ['--automation', ...(isBlocked ? ['--cookies-policy=never'] : [])];
    const options = { 'webkitgtk:browserOptions': { binary: miniBrowser(), args } };
    const { sessionId } = await ask<{ sessionId: string }>(`${driver}/session`, {
      capabilities: { alwaysMatch: options },
    });
    webkit.#address = `${driver}/session/${sessionId}`;
    await webkit.#tell('timeouts', { script: 600_000, pageLoad: 600_000 });
    return webkit;
  }

  #tell<T>(command: string, body?: object): Promise<T> {
    return ask(`${this.#address}/${command}`, body);
  }

  navigate = (url: string): Promise<void> => this.#tell('url', { url });
  reload = (): Promise<void> => this.#tell('refresh', {});
  back = (): Promise<void> => this.#tell('back', {});
  perform = (actions: Source[]): Promise<void> => this.#tell('actions', { actions });
  screenshot = (): Promise<string> => this.#tell('screenshot');

  async resize(width: number, height: number): Promise<void> {
    const inside = async (): Promise<number[]> =>
      JSON.parse(await this.evaluate('Promise.resolve(JSON.stringify([innerWidth, innerHeight]))')) as number[];
    // The window has a toolbar above the page.
    await this.#tell('window/rect', { x: 0, y: 0, width, height });
    await until(
      async () => (await inside())[0] === width,
      () => 'The window does not get narrower.',
    );
    const bars = height - (await inside())[1]!;
    if (bars !== 0) await this.#tell('window/rect', { width, height: height + bars });
    await until(
      async () => (await inside())[1] === height,
      () => 'The window does not get lower.',
    );
  }

  evaluate(expression: string): Promise<string> {
    const script = `const done = arguments[arguments.length - 1]; (${expression}).then(done);`;
    return this.#tell('execute/async', { script, args: [] });
  }

  async close(): Promise<void> {
    await ask(this.#address, undefined, 'DELETE').catch(() => undefined);
    await this.#process.end();
  }
}

async function ask<T>(address: string, body?: object, method = body ? 'POST' : 'GET'): Promise<T> {
  const sent = body ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {};
  const answer = await fetch(address, { method, ...sent });
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${address}: ${value.error}: ${value.message}`);
  return value;
}
