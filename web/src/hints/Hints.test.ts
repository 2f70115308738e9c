import { cleanup, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hints as all } from '../games/thirteen/hints';
import type { Scene } from '../table/scene';
import { spoken } from '../texts/texts.svelte';
import Hints from './Hints.svelte';
import { hints } from './seen.svelte';

// The test's browser has no `CSS.escape`, which finding a spot needs.
vi.stubGlobal('CSS', { escape: (text: string) => text });

/** A scene of 13 at the first turn; hints look at no more of it than this. */
function scene(change: Partial<Scene> = {}): Scene {
  const table = { hand: ['b1'], targets: [{ sum: 3, cards: ['b1', 'b2'] }], taken: [0, 0, 0] };
  const seen = {
    game: 'thirteen',
    match: { table, toMove: 0 },
    mySeat: 0,
    isMyTurn: true,
    legalMoves: ['b1'],
    told: null,
    proposed: null,
    isReplay: false,
    ...change,
  };
  return seen as unknown as Scene; // The rest of a scene is of no matter here.
}
const said = (): string => screen.getByRole('status', { hidden: true }).textContent.trim();
const press = (name: string): void => {
  screen.getByText(name).click();
  flushSync();
};

describe('the hints', () => {
  const { gotIt, noMore } = spoken.now.hints;
  const words = spoken.now.games.thirteen.hints;
  beforeEach(() => hints.restart());
  afterEach(cleanup);

  it('say what is due, politely', () => {
    render(Hints, { scene: scene(), hints: all });
    expect(said()).toBe(`${words.hand.bold} ${words.hand.plain}`);
  });

  it('are put away for good, and the next one waits until something happens', async () => {
    const { rerender } = render(Hints, { scene: scene(), hints: all });
    press(gotIt);
    expect([...hints.done]).toEqual(['thirteen-hand']);
    expect(said()).toBe('');
    await rerender({ scene: scene(), hints: all });
    expect(said()).toContain(words.target.bold);
  });

  it('stop altogether', async () => {
    const { rerender } = render(Hints, { scene: scene(), hints: all });
    press(noMore);
    await rerender({ scene: scene(), hints: all });
    expect(hints.isStopped).toBe(true);
    expect(said()).toBe('');
  });

  it('come back while the table is open', () => {
    render(Hints, { scene: scene(), hints: all });
    press(noMore);
    hints.restart('thirteen');
    flushSync();
    // The view has not changed, so there is still peace; what counts is that they are wanted again.
    expect(hints.isStopped).toBe(false);
    expect(hints.done.size).toBe(0);
  });

  it.each([
    ['in a replay', { isReplay: true }],
    ['for those who look on', { mySeat: -1 }],
    ['while the referee explains something', { told: { spot: 'hand', text: 'No.' } }],
    ['while a move waits to be confirmed', { proposed: { move: 'b1', spot: 'target-0', says: '' } }],
  ])('keep quiet %s', (_, change) => {
    render(Hints, { scene: scene(change), hints: all });
    expect(said()).toBe('');
  });
});
