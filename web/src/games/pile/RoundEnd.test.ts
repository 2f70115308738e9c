import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '../friday/kit';
import '../thirteen/kit';
import { events } from '../../../target/fixtures';
import type { Scene, SeatFace } from '../../table/scene';
import RoundEnd from './RoundEnd.svelte';

const face = (seat: number, name: string): SeatFace => ({
  seat,
  name,
  avatar: name,
  animal: seat,
  isMe: seat === 2,
  isHost: false,
  level: null,
  isBot: false,
  isTakenOver: false,
  isAway: false,
  takeOverAt: null,
  isWinner: false,
});
const seats = [face(0, 'Ada'), face(1, 'Ben'), face(2, 'Mira')];
const who = (seat: number) => ({ name: seats[seat]?.name ?? '', isMe: seat === 2 });
// The sheet reads only these parts of a scene.
const plan = { game: 'thirteen', players: 3, options: {} };
const scene = { game: 'thirteen', plan, seats, mySeat: 2, who } as unknown as Scene;
const ended = [events['pile-scored'], events['match-roundEnded']];

describe('the sheet at the end of a round', () => {
  let isReduced = false;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    // The rows change places at the end; the test needs no animation.
    Element.prototype.getAnimations = () => [];
    Element.prototype.animate = () => new EventTarget() as Animation;
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    isReduced = false;
  });

  const stamps = (): number => document.querySelectorAll('.stamp').length;

  it('shows one kind after another, and all at a tap', async () => {
    render(RoundEnd, {
      props: { scene, events: ended, isLast: false, isKnown: false, onclose: () => {}, onlook: () => {} },
    });
    expect(stamps()).toBe(0);
    await vi.advanceTimersByTimeAsync(1500);
    expect(stamps()).toBe(1);
    await fireEvent.click(screen.getByRole('dialog'));
    expect(stamps()).toBe(2);
    expect(screen.getByRole('button', { name: 'Go to round 2' })).toBe(document.activeElement);
  });
  it('is complete at once without motion, and leads to the result', async () => {
    isReduced = true;
    const onclose = vi.fn();
    render(RoundEnd, { props: { scene, events: ended, isLast: true, isKnown: false, onclose, onlook: () => {} } });
    await vi.advanceTimersByTimeAsync(0);
    expect(stamps()).toBe(2);
    expect(screen.getByText(/Ben had the most yellow cards and you the most green cards/)).toBeTruthy();
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent.trim())).toEqual([
      'Mira (you)',
      'Ben',
      'Ada',
    ]);
    await fireEvent.click(screen.getByRole('button', { name: 'See the result' }));
    expect(onclose).toHaveBeenCalledOnce();
  });
});
