import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { Guard } from './guard';
import type { Server } from './server';

/** Common screens. */
export const SCREENS = {
  small: { width: 360, height: 640 },
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;

/** The settings of a person and of the browser. */
export interface PersonOptions {
  language?: 'en' | 'de' | 'nl';
  theme?: 'light' | 'dark';
  screen?: keyof typeof SCREENS;
  /** Animations are off unless a test needs them: this is faster, and no click hits a moving element. */
  motion?: boolean;
  /** Display time of moves of others; zero unless a test needs it, for the same reason. */
  pace?: 'calm' | 'normal' | 'fast' | 'atOnce';
  /** A newcomer gets tips; others have seen them. */
  isNew?: boolean;
  /** Renders all pixels: for pictures. */
  isSharp?: boolean;
  /** Whether the browser caches the client for the next visit (the service worker). */
  keepsShell?: boolean;
  /** Replaces the usual server of the worker. */
  at?: Server;
  /** Replaces the address of the server, for a proxy in between. */
  url?: string;
}

/** A person with a separate browser context: own cookies, own storage. */
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
      // Fewer pixels, the same page: most time of a test is rendering.
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

  /** Opens a table over the protocol, without the start page, and goes there. */
  async opensTable(plan: {
    game: string;
    players: number;
    level?: string;
    allowsHints?: boolean;
    start?: boolean;
  }): Promise<void> {
    await this.open('/rules');
    // Waits until the page has its session; a second concurrent request would create a second guest.
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

  /** Opens another tab of the same person. */
  async openTab(path = '/'): Promise<Page> {
    const tab = await this.context.newPage();
    await tab.goto(path);
    return tab;
  }

  /** Scales text, as users do in their browsers. */
  async enlargeText(times: number): Promise<void> {
    await this.page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`;
    }, times * 100);
  }

  /** Fails on horizontal overflow. */
  async seesNoSideScroll(): Promise<void> {
    const excess = () => this.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(excess, 'how far the page can be scrolled sideways').toBeLessThanOrEqual(0);
  }

  /** The findings of axe on the current page: WCAG 2.2, A and AA. The expected result is none. */
  async findsNoBarrier(): Promise<void> {
    // Cards are pictures; the buttons around them have their names.
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
