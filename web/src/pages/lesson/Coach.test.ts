import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GAMES } from '../../game/shelf';
import { SHELF } from '../../games/shelf';
import type { LessonLine } from '../../lesson/LessonLine.svelte';
import { RecordedLine } from '../../lesson/RecordedLine.svelte';
import { Coach } from './Coach.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

async function lesson(): Promise<{ coach: Coach; goOn: () => void }> {
  const [game] = GAMES as [(typeof GAMES)[number]];
  const lesson = await SHELF[game].lesson('en');
  const { kit } = await SHELF[game].kit();
  const line = Object.assign(new RecordedLine(lesson.script, lesson.told), {
    player: 'recording',
    end: () => undefined,
  });
  const coach = new Coach(lesson, line as unknown as LessonLine, kit);
  const goOn = (): void => {
    while (!coach.isAsking) {
      coach.next();
      coach.goOn();
    }
  };
  return { coach, goOn };
}

it('the coach offers to show the move after ten seconds, not at once', async () => {
  const { coach, goOn } = await lesson();
  vi.advanceTimersByTime(60_000);
  expect(coach.offersHelp, 'nothing is asked yet').toBe(false);
  goOn();
  vi.advanceTimersByTime(9_999);
  expect(coach.offersHelp).toBe(false);
  vi.advanceTimersByTime(1);
  expect(coach.offersHelp).toBe(true);
  // The next step begins anew.
  coach.back();
  goOn();
  expect(coach.offersHelp).toBe(false);
  coach.end();
  vi.advanceTimersByTime(60_000);
  expect(coach.offersHelp, 'the page is left').toBe(false);
});

it('the coach offers to show the move after two wrong ones', async () => {
  const { coach, goOn } = await lesson();
  goOn();
  coach.say('Not that one.');
  expect(coach.offersHelp).toBe(false);
  coach.say('Nor that one.');
  expect(coach.offersHelp).toBe(true);
});
