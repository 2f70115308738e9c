import type { Page } from '@playwright/test';

/** How a table is looked at: on which screen, in which print, before or after a move was proposed. */
export interface Layout {
  width: number;
  height: number;
  isLarge: boolean;
  asks: boolean;
}

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: (to - from) / step + 1 }, (_, i) => from + i * step);

const PHONES = [320, 360, 390, 412].flatMap((width) => range(540, 920, 20).map((height) => ({ width, height })));
const SIDEWAYS = [
  { width: 844, height: 390 },
  { width: 740, height: 360 },
];
const both = <T extends object>(screens: T[], isLarge: boolean) =>
  screens.flatMap((screen) => [false, true].map((asks) => ({ ...screen, isLarge, asks })));

/** Every layout of the sweep: 328 for each table. */
export const ALL: Layout[] = [false, true].flatMap((isLarge) => both([...PHONES, ...SIDEWAYS], isLarge));

/** Phones on which something was once missing, both on their side, the smallest, a tablet, a desk and a very large screen. */
export const NAMED: Layout[] = [
  ...both(
    [
      { width: 412, height: 732 },
      { width: 393, height: 727 },
      { width: 390, height: 740 },
      { width: 360, height: 640 },
      { width: 320, height: 540 },
      ...SIDEWAYS,
      { width: 820, height: 1180 },
      { width: 1440, height: 900 },
      { width: 2560, height: 1440 },
    ],
    false,
  ),
  ...both([{ width: 390, height: 844 }], true),
];

/** Some of all layouts, always the same ones for the same seed. */
export function sample(count: number, seed: number): Layout[] {
  let state = seed + 1;
  const next = (): number => (state = (state * 48271) % 2147483647);
  for (let i = 0; i < 10; i++) next();
  return Array.from({ length: count }, () => ALL[next() % ALL.length]!);
}

/** From this size on, in normal print, nothing needs to be scrolled to. */
export const isRoomy = ({ width, height, isLarge }: Layout): boolean =>
  !isLarge && ((width >= 640 && height >= 360) || (width >= 360 && height >= 640));

export const nameOf = ({ width, height, isLarge, asks }: Layout): string =>
  `${width}x${height}${isLarge ? ' large' : ''}${asks ? ' asked' : ''}`;

/** Brings the page into a layout and says what is wrong with it. */
export async function faultsIn(page: Page, layout: Layout): Promise<string[]> {
  await page.setViewportSize({ width: layout.width, height: layout.height });
  return page.evaluate(look, {
    isRoomy: isRoomy(layout),
    isLarge: layout.isLarge,
    // At four times the size (320x200) everything is a matter of scrolling.
    stays: layout.height >= 360,
    tap: layout.width <= 320 ? 40 : 44,
    card: layout.height < 900 || layout.width < 820 ? 35 : layout.width < 1440 ? 70 : 80,
  });
}

interface Wanted {
  isRoomy: boolean;
  isLarge: boolean;
  /** Whether prompt and buttons must be in view, wherever the table is scrolled to. */
  stays: boolean;
  /** The least width and height of what is touched. */
  tap: number;
  /** The least width of a card of the hand. */
  card: number;
}

/** Runs in the page: everything is measured at once. */
async function look({ isRoomy, isLarge, stays, tap, card }: Wanted): Promise<string[]> {
  const root = document.documentElement;
  root.toggleAttribute('data-large', isLarge);
  // That the line is slow just now is true of a busy machine, and takes a strip of the table.
  document.querySelector('.strips')?.toggleAttribute('hidden', true);
  const frame = (): Promise<number> => new Promise((drawn) => requestAnimationFrame(drawn));
  // Sizes that the page measures itself settle some frames later: until three frames are alike.
  const shape = (): string =>
    [...document.querySelectorAll('.upper, .seat, .place, .held, .you')]
      .map((thing) => Object.values(thing.getBoundingClientRect().toJSON() as object).join())
      .join();
  for (let [frames, alike, last] = [0, 0, '']; frames < 60 && alike < 3; frames++) {
    await frame();
    const now = shape();
    alike = now === last ? alike + 1 : 1;
    last = now;
  }

  const faults: string[] = [];
  const app = document.querySelector('.app')!;
  const all = (selector: string): Element[] => [...app.querySelectorAll(selector)];
  const boxOf = (thing: Element): DOMRect => thing.getBoundingClientRect();
  const isDrawn = (thing: Element): boolean => {
    const { width, height } = boxOf(thing);
    return width > 0 && height > 0 && thing.checkVisibility({ visibilityProperty: true });
  };
  const name = (thing: Element): string => {
    const { spot, action } = thing instanceof HTMLElement ? thing.dataset : {};
    const words = (thing.getAttribute('aria-label') ?? thing.textContent ?? '').trim().slice(0, 24);
    return `${thing.getAttribute('class')?.split(' ')[0] ?? thing.tagName}[${spot ?? action ?? words}]`;
  };
  const size = (box: { width: number; height: number }): string => `${box.width.toFixed(1)}x${box.height.toFixed(1)}`;

  /** What is left of a box inside everything that cuts it off; what can be scrolled to counts, if that is allowed. */
  const seen = (thing: Element, mayScroll: boolean): { width: number; height: number } => {
    let { left, right, top, bottom } = boxOf(thing);
    const { height } = boxOf(thing);
    let isReached = false;
    for (let around = thing.parentElement; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      const box = boxOf(around);
      const isWindow = around === document.body || around === root;
      if (!isWindow && style.overflowX !== 'visible' && !around.matches('.seats')) {
        left = Math.max(left, box.left);
        right = Math.min(right, box.right);
      }
      isReached ||= mayScroll && /auto|scroll/.test(style.overflowY);
      if (!isWindow && style.overflowY !== 'visible' && !isReached) {
        top = Math.max(top, box.top);
        bottom = Math.min(bottom, box.bottom);
      }
      if (style.position === 'fixed') break;
    }
    if (!mayScroll) {
      top = Math.max(top, 0);
      bottom = Math.min(bottom, innerHeight);
    }
    return { width: Math.max(0, right - left), height: isReached ? height : Math.max(0, bottom - top) };
  };
  const mustBeSeen = (thing: Element, mayScroll: boolean): void => {
    const box = boxOf(thing);
    const rest = seen(thing, mayScroll);
    if (rest.width < box.width - 1.5 || rest.height < box.height - 1.5)
      faults.push(`${name(thing)} is cut: ${size(rest)} of ${size(box)}`);
  };

  // Nothing sticks out to the right, and nothing needs to be scrolled to where there is room.
  if (root.scrollWidth > innerWidth) faults.push(`sticks out to the right by ${root.scrollWidth - innerWidth}`);
  for (const thing of isRoomy ? [root, ...all('.upper, .seats, .centre')] : []) {
    const below = thing.scrollHeight - (thing === root ? innerHeight : thing.clientHeight);
    const isCut = thing === root || getComputedStyle(thing).overflowY !== 'visible';
    // The seats may be a column that is moved up and down.
    const mayMove = thing.matches('.seats') && getComputedStyle(thing).flexDirection === 'column';
    if (below > 0 && isCut && !mayMove)
      faults.push(`${thing === root ? 'the page' : name(thing)} sticks out below by ${below}`);
  }

  // What must be there, and what must be seen of it.
  const drawn = (selector: string): Element[] => all(selector).filter(isDrawn);
  const played = '.place, .held, .gauge, .fan .card, .deck, .discard, .draw, .end, .space, .tag:not(.empty)';
  const buttons = '.bar a, .bar button, .ticker button, .acts button, .say button';
  for (const thing of all(
    '.place, .held, .gauge, .place .card, .held .card, .draw .count, .deck, .discard, .space .number, .ticker button, .log .lines',
  ))
    if (!isDrawn(thing) && !thing.matches(innerWidth < 1080 ? '.lines' : '.line'))
      faults.push(`${name(thing)} is missing`);
  for (const thing of drawn(`${played}, .ticker button`)) mustBeSeen(thing, !isRoomy);
  for (const thing of drawn('.acts button, .say button, .prompt')) mustBeSeen(thing, !stays);
  // Their row may be moved sideways, or up and down where it is a column: who plays next is there without.
  const [next] = drawn('.seat');
  if (next) mustBeSeen(next, !isRoomy);
  else faults.push('nobody is seen');

  const row = app.querySelector('.seats')!;
  const goesOn = row.scrollWidth - row.clientWidth > 12 || row.scrollHeight - row.clientHeight > 12;
  if (goesOn && innerWidth < 1080 && drawn('.seats .more').length === 0)
    faults.push('the seats do not look as if they go on');

  // Sizes at which things can be read and hit.
  const reach = (thing: Element): { width: number; height: number } => {
    if (!isRoomy) thing.scrollIntoView({ block: 'center', inline: 'center' });
    const box = boxOf(thing);
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const goes = (dx: number, dy: number): number => {
      let steps = 0;
      while (steps < 30 && thing.contains(document.elementFromPoint(x + dx * (steps + 1), y + dy * (steps + 1))))
        steps++;
      return steps;
    };
    return { width: goes(1, 0) + goes(-1, 0) + 1, height: goes(0, 1) + goes(0, -1) + 1 };
  };
  for (const thing of drawn('button, a[href]:not(.skip)')) {
    const box = boxOf(thing);
    if (box.width >= tap - 0.5 && box.height >= tap - 0.5) continue;
    const hit = reach(thing);
    if (Math.max(box.width, hit.width) < tap - 0.5 || Math.max(box.height, hit.height) < tap - 0.5)
      faults.push(`${name(thing)} is too small to hit: ${size(box)}`);
  }
  const gauge = app.matches('.g-thirteen') ? 60 : 52;
  for (const thing of drawn('.gauge'))
    if (boxOf(thing).width < gauge - 0.5) faults.push(`${name(thing)} is too small to read: ${size(boxOf(thing))}`);
  for (const [selector, least] of [
    ['.held .card', card],
    ['.place > .inside .card, .place .stack .card', 35],
  ] as const)
    for (const thing of drawn(selector))
      if (boxOf(thing).width < least) faults.push(`${name(thing)} is too small to read: ${size(boxOf(thing))}`);

  // Nothing lies over anything else, but the cards of a fan.
  const solid = drawn(
    `.seat, .flag, .prompt, .gauge, .place .card, .tag:not(.empty), .draw, .end, .held, .space, .pile, .middle > *, .tray > .mine, .me, ${buttons}`,
  );
  const fanOf = (thing: Element): Element | null => thing.closest('.stack') ?? thing.closest('.fan, .held');
  const clipped = solid.map((thing) => {
    let { left, right, top, bottom } = boxOf(thing);
    for (const around of all('.upper, .seats, .centre')) {
      if (around === thing || !around.contains(thing) || getComputedStyle(around).overflowY === 'visible') continue;
      const box = boxOf(around);
      [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return { thing, left, right, top, bottom };
  });
  clipped.forEach((one, i) => {
    for (const other of clipped.slice(i + 1)) {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (width < 1.5 || height < 1.5) continue;
      if (one.thing.contains(other.thing) || other.thing.contains(one.thing)) continue;
      if (fanOf(one.thing) !== null && fanOf(one.thing) === fanOf(other.thing)) continue;
      faults.push(`${name(one.thing)} lies over ${name(other.thing)} by ${size({ width, height })}`);
    }
  });

  // Nothing is cut short: no titles, no names, no words on buttons.
  if (innerWidth >= 360 && !isLarge) {
    for (const thing of drawn(
      '.where, .where *, .seat .name, .me .name, .flag, .prompt, .tag:not(.empty), .btn, .btn *, .end',
    )) {
      const isCut = thing.scrollWidth > thing.clientWidth + 1 && thing.clientWidth > 0;
      if (isCut) faults.push(`${name(thing)} is cut short by ${thing.scrollWidth - thing.clientWidth}`);
    }
  }
  return faults;
}
