import { type Driver, until } from './driver';

/** A locator: each condition restricts the matching elements. */
type Step =
  { css: string } | { role: string; name: string | undefined; isExact: boolean } | { text: string } | { first: true };
type Find = (steps: Step[]) => HTMLElement[];

/** Runs in the page: all matching elements, in order. */
function find(steps: Step[]): HTMLElement[] {
  const roles: Record<string, string> = {
    button: 'button, [role="button"]',
    dialog: 'dialog[open], [role="dialog"]',
    heading: 'h1, h2, h3',
    link: 'a[href]',
    status: '[role="status"]',
    alert: '[role="alert"]',
  };
  const within = (roots: ParentNode[], css: string): HTMLElement[] => [
    ...new Set(roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>(css)])),
  ];
  let roots: ParentNode[] = [document];
  for (const step of steps) {
    if ('css' in step) {
      const css = step.css.replace(/:visible$/, '');
      roots = within(roots, css);
      if (css !== step.css) roots = roots.filter((element) => (element as HTMLElement).checkVisibility());
    } else if ('first' in step) roots = roots.slice(0, 1);
    else if ('text' in step) roots = roots.filter((root) => root.textContent?.includes(step.text));
    else {
      const { role, name, isExact } = step;
      roots = within(roots, roles[role] ?? `[role="${role}"]`).filter((element) => {
        const called = (element.getAttribute('aria-label') ?? element.innerText).trim();
        return element.checkVisibility() && (name === undefined || (isExact ? called === name : called.includes(name)));
      });
    }
  }
  return roots as HTMLElement[];
}

const KEYS: Record<string, string> = {
  Enter: '\uE006',
  End: '\uE010',
  Escape: '\uE00C',
  Tab: '\uE004',
  Shift: '\uE008',
};

/** The subset of Playwright's `Page` that players and pupils need, for a browser that Playwright cannot drive. */
export class RemotePage {
  constructor(
    readonly driver: Driver,
    private readonly base: string,
  ) {}

  readonly keyboard = {
    press: (key: string): Promise<void> => {
      const value = KEYS[key] ?? key;
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
      return this.driver.perform([{ type: 'key', id: 'keyboard', actions }]);
    },
    type: async (text: string): Promise<void> => {
      for (const key of text) await this.keyboard.press(key);
    },
  };

  /** Opens an address: always a full load. */
  goto = (path: string): Promise<void> => this.driver.navigate(new URL(path, this.base).href);
  reload = (): Promise<void> => this.driver.reload();
  goBack = (): Promise<void> => this.driver.back();
  locator = (css: string): RemoteLocator => new RemoteLocator(this, [{ css }]);
  getByRole = (role: string, how: { name?: string; exact?: boolean } = {}): RemoteLocator =>
    new RemoteLocator(this, [{ role, name: how.name, isExact: how.exact ?? false }]);

  /** Replaces the event listeners of other browsers; here the page is polled. */
  on(): void {
    // See RemotePlayer.
  }

  async evaluate<T, A = undefined>(work: (given: A) => T | Promise<T>, given?: A): Promise<T> {
    const text = await this.driver.evaluate(
      `(async () => JSON.stringify({ is: await (${work.toString()})(${JSON.stringify(given)}) }))()`,
    );
    return (JSON.parse(text) as { is: T }).is;
  }

  /** Passes the matching elements to a function in the page. */
  async ask<T, A>(steps: Step[], work: (elements: HTMLElement[], given: A) => T, given: A): Promise<T> {
    const text = await this.driver.evaluate(
      `(async () => JSON.stringify({ is: (${work.toString()})((${(find as Find).toString()})(${JSON.stringify(steps)}), ${JSON.stringify(given) ?? 'undefined'}) }))()`,
    );
    return (JSON.parse(text) as { is: T }).is;
  }
}

/** The subset of Playwright's `Locator`. */
export class RemoteLocator {
  constructor(
    private readonly page: RemotePage,
    private readonly steps: Step[],
  ) {}

  #narrowed = (step: Step): RemoteLocator => new RemoteLocator(this.page, [...this.steps, step]);
  first = (): RemoteLocator => this.#narrowed({ first: true });
  filter = ({ hasText }: { hasText: string }): RemoteLocator => this.#narrowed({ text: hasText });
  locator = (css: string): RemoteLocator => this.#narrowed({ css });
  getByRole = (role: string, how: { name?: string; exact?: boolean } = {}): RemoteLocator =>
    this.#narrowed({ role, name: how.name, isExact: how.exact ?? false });

  #ask<T, A = undefined>(work: (elements: HTMLElement[], given: A) => T, given?: A): Promise<T> {
    return this.page.ask(this.steps, work, given as A);
  }

  count = (): Promise<number> => this.#ask((elements) => elements.length);
  isVisible = (): Promise<boolean> => this.#ask(([element]) => element?.checkVisibility() ?? false);
  innerText = (): Promise<string> => this.#ask(([element]) => element?.innerText ?? '');
  getAttribute = (name: string): Promise<string | null> =>
    this.#ask(([element], name) => element?.getAttribute(name) ?? null, name);

  /** Waits until the element is visible, or hidden. */
  async waitFor({ state = 'visible' }: { state?: 'visible' | 'hidden' } = {}): Promise<void> {
    await this.#until(async () => (await this.isVisible()) === (state === 'visible'));
  }

  /** Repeats until the element is hit: on a busy machine a page may change its layout between measuring and pressing. */
  async click(): Promise<void> {
    await this.#until(async () => {
      const at = await this.#ask(([element]) => {
        if (!element?.checkVisibility()) return null;
        element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        if (width === 0) return null;
        Object.assign(window, { isMissed: true });
        const press = ({ clientX, clientY }: PointerEvent): void => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const isMissed = clientX < left || clientX > right || clientY < top || clientY > bottom;
          Object.assign(window, { isMissed });
        };
        window.addEventListener('pointerdown', press, { capture: true, once: true });
        return [Math.round(left + width / 2), Math.round(top + height / 2)];
      });
      if (!at) return false;
      const actions = [
        { type: 'pointerMove', x: at[0], y: at[1], duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await this.page.driver.perform([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
      return !(await this.page.evaluate(() => (window as { isMissed?: boolean }).isMissed));
    });
  }

  async focus(): Promise<void> {
    await this.#until(() =>
      this.#ask(([element]) => {
        element?.focus();
        return element !== undefined && document.activeElement === element;
      }),
    );
  }

  async press(key: string): Promise<void> {
    await this.focus();
    await this.page.keyboard.press(key);
  }

  /** Replaces the value of a field. */
  async fill(text: string): Promise<void> {
    await this.focus();
    await this.#ask(([element]) => (element as HTMLInputElement).select());
    await this.page.keyboard.type(text);
  }

  #until<T>(ask: () => Promise<T | null | false>): Promise<T> {
    return until(ask, () => `${JSON.stringify(this.steps)} is not as it should be.`);
  }
}
