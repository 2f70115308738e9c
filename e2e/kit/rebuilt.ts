import { Proxy, type Instead } from './proxy';
import type { Server } from './server';

/**
 * A server after a rebuild: every file with a fingerprint has another name, the engine has other bytes, and files of the
 * previous build are gone.
 */
export class Rebuilt extends Proxy {
  /** The suffix of every fingerprint; empty: names are unchanged. */
  mark = '';
  /** The fingerprinted names at the server. */
  readonly #names: string[];

  private constructor(server: Server, names: string[]) {
    // So that a missing file is noticed.
    super(server, false, true);
    this.#names = names;
  }

  static async of(server: Server): Promise<Rebuilt> {
    const shell = await (await fetch(`${server.url}/sw.js`)).text();
    const engine = await (await fetch(`${server.url}/engine/engine.json`)).text();
    const inShell = [...shell.matchAll(/"\/assets\/([\w.-]+)"/g)];
    const inEngine = [...engine.matchAll(/"([\w-]+\.\w+)"/g)];
    return new Rebuilt(
      server,
      [...inShell, ...inEngine].map(([, name]) => name!),
    );
  }

  #marked(name: string): string {
    return name.replace(/\.\w+$/, `${this.mark}$&`);
  }

  /** The name at the server of a file of this build; null if this build has no such file. */
  #original(path: string): string | null {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return this.#names.find((each) => this.#marked(each) === name) ?? null;
  }

  protected override instead(path: string): Instead | undefined {
    const isNamed = /^\/(assets|engine)\//.test(path) && path !== '/engine/engine.json';
    return isNamed && this.#original(path) === null ? null : undefined;
  }

  protected override behind(path: string): string {
    const original = this.#original(path);
    return original === null ? path : path.slice(0, path.lastIndexOf('/') + 1) + original;
  }

  protected override changed(path: string, body: Buffer): Buffer | string {
    if (this.mark === '' || path.startsWith('/api')) return body;
    // An unused section.
    if (path.endsWith('.wasm')) return Buffer.concat([body, Buffer.from([0, 3, 2, 98, 50])]);
    if (!/\.(js|css|json)$/.test(path) && path.includes('.')) return body;
    let text = body.toString();
    for (const name of this.#names) text = text.replaceAll(name, this.#marked(name));
    return path === '/sw.js' ? text.replace(/const BUILD = '/, `$&${this.mark}`) : text;
  }
}
