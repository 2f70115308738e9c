import { cleanup, render } from '@testing-library/svelte';
import { flushSync, tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tips as all } from '../games/thirteen/tips';
import type { Scene } from '../table/scene';
import { spoken } from '../texts/texts.svelte';
import { announcer } from '../ui/announcer.svelte';
import Tips from './Tips.svelte';
import { seenTips } from './seen.svelte';

// The simulated browser has no `CSS.escape`, which spots need, and no layout.
vi.stubGlobal('CSS', { escape: (text: string) => text });
const places: Record<string, DOMRect> = {};
const place = (element: Element): DOMRect => places[element.getAttribute('data-spot') ?? ''] ?? new DOMRect();
vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
  return place(this);
});
vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
  const rect = place(this);
  return (rect.width > 0 ? [rect] : []) as unknown as DOMRectList; // Only the number of rectangles matters.
});
vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(400);
vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(290);
vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);

/** A scene of 13 at the first turn, with the members that tips read. */
function scene(change: Partial<Scene> = {}): Scene {
  const table = { hand: ['b1'], targets: [{ sum: 3, cards: ['b1', 'b2'] }], taken: [0, 0, 0] };
  const seen = {
    game: 'thirteen',
    match: { table, toMove: 0 },
    before: null,
    mySeat: 0,
    isMyTurn: true,
    legalMoves: ['b1'],
    notice: null,
    proposed: null,
    isReplay: false,
    ...change,
  };
  return seen as unknown as Scene; // The rest of a scene is irrelevant here.
}
const props = (change: Partial<Scene> = {}, isSettled = true) => ({ scene: scene(change), tips: all, isSettled });
const shown = (): string | null => document.querySelector('.is-laid')?.getAttribute('data-hint') ?? null;
const settled = async (): Promise<void> => {
  // A tip without room gives way to the next one.
  for (let i = 0; i < 10; i++) await tick();
  flushSync();
};
const shows = async (change: Partial<Scene> = {}, isSettled = true) => {
  const { rerender } = render(Tips, props(change, isSettled));
  await settled();
  return async (next: Partial<Scene> = {}, isNextSettled = true): Promise<void> => {
    await rerender(props(next, isNextSettled));
    await settled();
  };
};
const press = (name: string): void => {
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!.click();
  flushSync();
};

describe('the tips', () => {
  const { hint, gotIt, noMore } = spoken.now.hints;
  const words = spoken.now.games.thirteen.hints;
  beforeEach(() => {
    vi.useFakeTimers();
    seenTips.restart();
    announcer.polite = '';
    document.body.innerHTML = '<div data-spot="hand"></div><div data-spot="target-0"></div>';
    places['hand'] = new DOMRect(20, 500, 300, 90);
    places['target-0'] = new DOMRect(20, 200, 300, 90);
  });
  afterEach(() => {
    cleanup();
    vi.runOnlyPendingTimers();
    vi.useRealTimers();
  });

  it('appear when the last card has landed, and no sheet covers the table', async () => {
    const goOn = await shows({ before: scene().match });
    expect(shown()).toBeNull();
    await goOn({}, false);
    expect(shown()).toBeNull();
    await goOn();
    expect(shown()).toBe('thirteen-hand');
  });

  it('are announced once, in one sentence with the turn', async () => {
    const goOn = await shows({ before: scene().match });
    announcer.release('Your turn.');
    await vi.advanceTimersByTimeAsync(1000);
    expect(announcer.polite).toBe('');
    await goOn();
    await vi.advanceTimersByTimeAsync(1000);
    expect(announcer.polite).toBe(`Your turn. ${hint}: ${words.hand.bold} ${words.hand.plain}`);
    // A moment in between hides the tip and shows it again, without an announcement.
    announcer.polite = '';
    await goOn({ notice: { spot: 'hand', text: 'No.' } });
    await goOn();
    expect(shown()).toBe('thirteen-hand');
    await vi.advanceTimersByTimeAsync(5000);
    expect(announcer.polite).toBe('');
  });

  it('wait without room beside their target, and let others come first', async () => {
    // Everything above and below the hand is covered.
    document.body.insertAdjacentHTML('beforeend', '<div class="prompt" data-spot="all"></div>');
    places['all'] = new DOMRect(0, 360, 400, 408);
    const goOn = await shows();
    expect(shown()).toBe('thirteen-target');
    places['all'] = new DOMRect(0, 0, 400, 768);
    dispatchEvent(new Event('resize'));
    await settled();
    expect(shown()).toBeNull();
    announcer.release('Your turn.');
    await vi.advanceTimersByTimeAsync(1000);
    expect(announcer.polite).toContain('Your turn.');
    places['all'] = new DOMRect(0, 480, 400, 10);
    await goOn();
    expect(shown()).toBe('thirteen-hand');
  });

  it.each([
    ['put away', () => press(gotIt)],
    ['put away by Escape, wherever the focus is', () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
  ])('are %s for good, and the next one waits until something happens', async (_, act) => {
    const goOn = await shows();
    act();
    await settled();
    expect([...seenTips.done]).toEqual(['thirteen-hand']);
    expect(shown()).toBeNull();
    await goOn();
    expect(shown()).toBe('thirteen-target');
  });

  it('can be disabled', async () => {
    const goOn = await shows();
    press(noMore);
    await goOn();
    expect(seenTips.isStopped).toBe(true);
    expect(shown()).toBeNull();
  });

  it('can be enabled while the table is open', async () => {
    await shows();
    press(noMore);
    seenTips.restart('thirteen');
    flushSync();
    // The view is unchanged, so tips still rest; but they are enabled again.
    expect(seenTips.isStopped).toBe(false);
    expect(seenTips.done.size).toBe(0);
  });

  it.each([
    ['in a replay', { isReplay: true }],
    ['for those who look on', { mySeat: -1 }],
    ['out of turn', { isMyTurn: false }],
    ['while the referee explains something', { notice: { spot: 'hand', text: 'No.' } }],
    ['while a move waits to be confirmed', { proposed: { move: 'b1', spot: 'target-0', says: '' } }],
  ])('keep quiet %s', async (_, change) => {
    await shows(change);
    expect(shown()).toBeNull();
  });
});
