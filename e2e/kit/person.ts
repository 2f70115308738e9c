import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { Guard } from './guard';
import type { Server } from './server';

/** Screens that people have. */
export const SCREENS = {
  small: { width: 360, height: 640 },
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;

/** Who somebody is, and with what they came. */
export interface PersonOptions {
  language?: 'en' | 'de' | 'nl';
  theme?: 'light' | 'dark';
  screen?: keyof typeof SCREENS;
  /** Animations are off unless a test is about them: it is over sooner, and nothing is clicked in flight. */
  motion?: boolean;
  /** How long moves of others are to be seen; not at all unless a test is about it, for the same reason. */
  pace?: 'calm' | 'normal' | 'fast' | 'atOnce';
  /** A newcomer is given hints; everybody else has seen them. */
  isNew?: boolean;
  /** Every pixel is painted: for pictures. */
  isSharp?: boolean;
  /** Whether the browser keeps the client for the next visit (the service worker). */
  keepsShell?: boolean;
  /** Another server than the usual one of the worker. */
  at?: Server;
  /** Another address than that of the server, if something stands between. */
  url?: string;
}

/** Somebody with a browser of their own: own cookies, own storage. */
export class Person {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly guard: Guard;

  private constructor(page: Page, guard: Guard) {
    this.page = page;
    this.context = page.context();
    this.guard = guard;
  }

  static async come(browser: Browser, server: Server, options: PersonOptions = {}): Promise<Person> {
    const url = options.url ?? server.url;
    const screen = options.screen ?? 'desktop';
    const isTouched = screen === 'small' || screen === 'phone';
    const context = await browser.newContext({
      baseURL: url,
      locale: { en: 'en-GB', de: 'de-DE', nl: 'nl-NL' }[options.language ?? 'en'],
      colorScheme: options.theme ?? 'light',
      reducedMotion: options.motion ? 'no-preference' : 'reduce',
      viewport: SCREENS[screen],
      // Fewer pixels to paint, the same page: most of a test's time is painting.
      deviceScaleFactor: options.isSharp ? 1 : 0.5,
      hasTouch: isTouched,
      isMobile: isTouched,
      serviceWorkers: options.keepsShell ? 'allow' : 'block',
    });
    if (!options.isNew) {
      await context.addInitScript(() => {
        // Empty pages have no storage.
        if (location.protocol.startsWith('http')) localStorage.setItem('table13.hints', 'off');
      });
    }
    await context.addInitScript((pace) => {
      if (location.protocol.startsWith('http') && localStorage.getItem('table13.pace') === null)
        localStorage.setItem('table13.pace', pace);
    }, options.pace ?? 'atOnce');
    const guard = await Guard.over(context, url);
    return new Person(await context.newPage(), guard);
  }

  /** Opens an address of the client, such as `/rules/friday`. */
  async open(path = '/'): Promise<Page> {
    await this.page.goto(path);
    return this.page;
  }

  /** Opens a table as the protocol has it, past the buttons of the start page, and goes there. */
  async opensTable(plan: {
    game: string;
    players: number;
    level?: string;
    allowsHints?: boolean;
    start?: boolean;
  }): Promise<void> {
    await this.open('/rules');
    // The page gets a session for itself; asked for twice at once, there would be two guests.
    await expect.poll(async () => (await this.context.cookies()).length).toBe(1);
    const id = await this.page.evaluate(async (wanted) => {
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
      await new Promise((opened) => (socket.onopen = opened));
      socket.send(JSON.stringify({ type: 'hello', protocol: 1 }));
      socket.send(JSON.stringify({ type: 'open', id: 'open', ...wanted }));
      return new Promise<string>((opened) => {
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(String(data)) as { re?: string; table: string };
          if (message.re === 'open') opened(message.table);
        };
      });
    }, plan);
    await this.open(`/t/${id}`);
  }

  /** The same person in another tab. */
  async openTab(path = '/'): Promise<Page> {
    const tab = await this.context.newPage();
    await tab.goto(path);
    return tab;
  }

  /** Text at so many times its size, as people set it in their browsers. */
  async enlargeText(times: number): Promise<void> {
    await this.page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`;
    }, times * 100);
  }

  /** Nothing may stick out to the right. */
  async seesNoSideScroll(): Promise<void> {
    const excess = () => this.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(excess, 'how far the page can be scrolled sideways').toBeLessThanOrEqual(0);
  }

  /** What axe finds on the page as it is now: WCAG 2.2, A and AA. Nothing, please. */
  async findsNoBarrier(): Promise<void> {
    // Cards are pictures; their names are on the buttons around them.
    const { violations } = await new AxeBuilder({ page: this.page })
      .exclude('.card')
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`),
    );
    expect(found).toEqual([]);
  }
}
