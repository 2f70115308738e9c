import type { Page } from '@playwright/test';

/** A layout of a table: screen, text size, and whether a move is proposed. */
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

/** All layouts of the sweep: 328 for each table. */
export const ALL: Layout[] = [false, true].flatMap((isLarge) => both([...PHONES, ...SIDEWAYS], isLarge));

/** Phones with former defects, two of them in landscape, the smallest, a tablet, a desktop and a very large screen. */
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

/** A sample of all layouts, fixed for each seed. */
export function sample(count: number, seed: number): Layout[] {
  let state = seed + 1;
  const next = (): number => (state = (state * 48271) % 2147483647);
  for (let i = 0; i < 10; i++) next();
  return Array.from({ length: count }, () => ALL[next() % ALL.length]!);
}

/** From this size on, with normal text, nothing needs scrolling. */
export const isRoomy = ({ width, height, isLarge }: Layout): boolean =>
  !isLarge && ((width >= 640 && height >= 360) || (width >= 360 && height >= 640));

export const nameOf = ({ width, height, isLarge, asks }: Layout): string =>
  `${width}x${height}${isLarge ? ' large' : ''}${asks ? ' asked' : ''}`;

/** Brings the page into a layout and returns its defects. */
export async function faultsIn(page: Page, layout: Layout): Promise<string[]> {
  await page.setViewportSize({ width: layout.width, height: layout.height });
  return page.evaluate(look, {
    isRoomy: isRoomy(layout),
    isLarge: layout.isLarge,
    // At four times the size (320x200) everything may need scrolling.
    stays: layout.height >= 360,
    tap: layout.width <= 320 ? 40 : 44,
    card: layout.height < 900 || layout.width < 820 ? 35 : layout.width < 1440 ? 70 : 80,
  });
}

interface Wanted {
  isRoomy: boolean;
  isLarge: boolean;
  /** Whether prompt and buttons must be visible at any scroll position. */
  stays: boolean;
  /** The minimum width and height of touch targets. */
  tap: number;
  /** The minimum width of a card of the hand. */
  card: number;
}

/** Runs in the page: measures everything at once. */
async function look({ isRoomy, isLarge, stays, tap, card }: Wanted): Promise<string[]> {
  const root = document.documentElement;
  root.toggleAttribute('data-large', isLarge);
  // The slow connection notice depends on the load of the machine, and takes a strip of the table.
  document.querySelector('.strips')?.toggleAttribute('hidden', true);
  const frame = (): Promise<number> => new Promise((drawn) => requestAnimationFrame(drawn));
  // Sizes computed by the page settle some frames later: waits for three equal frames.
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

  /** The visible part of a box after all clipping; scrollable parts count, if permitted. */
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

  // No horizontal overflow, and no scrolling where the screen has room.
  if (root.scrollWidth > innerWidth) faults.push(`sticks out to the right by ${root.scrollWidth - innerWidth}`);
  for (const thing of isRoomy ? [root, ...all('.upper, .seats, .centre')] : []) {
    const below = thing.scrollHeight - (thing === root ? innerHeight : thing.clientHeight);
    const isCut = thing === root || getComputedStyle(thing).overflowY !== 'visible';
    // The seats may be a vertically scrolling column.
    const mayMove = thing.matches('.seats') && getComputedStyle(thing).flexDirection === 'column';
    if (below > 0 && isCut && !mayMove)
      faults.push(`${thing === root ? 'the page' : name(thing)} sticks out below by ${below}`);
  }

  // Required elements, and their visible parts.
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
  // The row may scroll horizontally, or vertically as a column: the seat to move is visible without.
  const [next] = drawn('.seat');
  if (next) mustBeSeen(next, !isRoomy);
  else faults.push('nobody is seen');

  const row = app.querySelector('.seats')!;
  const goesOn = row.scrollWidth - row.clientWidth > 12 || row.scrollHeight - row.clientHeight > 12;
  if (goesOn && innerWidth < 1080 && drawn('.seats .more').length === 0)
    faults.push('the seats do not look as if they go on');

  // Readable and touchable sizes.
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

  // No overlaps, except the cards of a fan.
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

  // No truncated titles, names or button texts.
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
