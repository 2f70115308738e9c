import { writeFileSync } from 'node:fs';
import { expect, type Page, test as base } from '@playwright/test';
import { Player } from '../player';
import { Proxy } from '../proxy';
import { Server } from '../server';
import type { Driver, DriverOptions } from './driver';
import { Firefox } from './firefox';
import { RemotePage } from './page';
import { WebKit } from './webkit';

export { expect } from '@playwright/test';
export type { RemotePage } from './page';

interface Ear {
  heard: string[];
  complaints: string[];
}

/** Runs in the page before everything else: records received messages and forbidden events. */
function ear(): void {
  const ear: Ear = { heard: [], complaints: [] };
  Object.assign(window, { ear });
  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL) {
      super(url);
      this.addEventListener('message', ({ data }) => ear.heard.push(String(data)));
    }
  };
  window.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data }: MessageEvent<{ frame?: string }>) => {
        if (data.frame !== undefined) ear.heard.push(data.frame);
      });
    }
  };
  window.addEventListener('error', ({ message }) => ear.complaints.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => ear.complaints.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    ear.complaints.push(`${violatedDirective} ${blockedURI}`),
  );
}

/** Injects the recorder into the script of the page, so that caches contain it, too. */
class Eared extends Proxy {
  #script = '';

  protected override changed(path: string, body: Buffer): Buffer | string {
    const script = /<script type="module"[^>]* src="([^"]+)"/.exec(path.includes('.') ? '' : body.toString());
    if (script) this.#script = script[1]!;
    return path === this.#script ? `(${ear.toString()})();\n${body.toString()}` : body;
  }
}

class RemotePlayer extends Player {
  readonly complaints: string[] = [];

  constructor(private readonly remote: RemotePage) {
    super(remote as unknown as Page);
  }

  override async listens(): Promise<void> {
    const { heard, complaints } = await this.remote.evaluate(() => {
      const { ear } = window as unknown as { ear?: Ear };
      return { heard: ear?.heard.splice(0) ?? [], complaints: ear?.complaints.splice(0) ?? [] };
    });
    this.complaints.push(...complaints);
    heard.forEach((frame) => this.hear(frame));
  }
}

export interface Visitor {
  page: RemotePage;
  player: RemotePlayer;
}

/** A server and the proxy in front of it. */
export interface House {
  server: Server;
  proxy: Proxy;
  url: string;
}

interface Fixtures {
  house: House;
  /** Creates a person with a separate browser, without tips and animations. */
  visitor: (options?: DriverOptions & { width?: number; height?: number }) => Promise<Visitor>;
}
export interface Which {
  browserKind: 'firefox' | 'webkit';
}

export const test = base.extend<Fixtures & Which>({
  browserKind: ['firefox', { option: true }],

  house: async ({}, use, test) => {
    const server = await Server.open({ botPause: 5 });
    const proxy = new Eared(server, true, true);
    await use({ server, proxy, url: await proxy.open() });
    if (test.status !== test.expectedStatus) console.log(`The server logged:\n${server.log}`);
    await proxy.close();
    await server.close();
  },

  visitor: async ({ browserKind, house }, use, test) => {
    const visitors: (Visitor & { driver: Driver })[] = [];
    await use(async ({ width = 1280, height = 800, ...options } = {}) => {
      const driver = await (browserKind === 'firefox' ? Firefox : WebKit).open(options);
      const page = new RemotePage(driver, house.url);
      const visitor = { driver, page, player: new RemotePlayer(page) };
      visitors.push(visitor);
      await driver.resize(width, height);
      if (options.isBlocked) return visitor;
      await page.goto('/rules');
      await page.evaluate(() => {
        localStorage.setItem('table13.hints', 'off');
        localStorage.setItem('table13.pace', 'atOnce');
        localStorage.setItem('table13.language', 'en');
      });
      return visitor;
    });
    for (const [i, { driver, player }] of visitors.entries()) {
      if (test.status !== test.expectedStatus) {
        const picture = await driver.screenshot().catch(() => null);
        if (picture) writeFileSync(test.outputPath(`visitor-${i}.png`), Buffer.from(picture, 'base64'));
      } else await player.listens();
      await driver.close();
    }
    expect(visitors.flatMap(({ player }) => player.complaints)).toEqual([]);
  },
});
