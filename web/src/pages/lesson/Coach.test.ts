import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GAMES } from '../../game/registry';
import { REGISTRY } from '../../games/registry';
import type { LessonConnection } from '../../lesson/LessonConnection.svelte';
import { RecordedConnection } from '../../lesson/RecordedConnection.svelte';
import { Coach } from './Coach.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

async function lesson(): Promise<{ coach: Coach; connection: LessonConnection; goOn: () => void }> {
  const [game] = GAMES as [(typeof GAMES)[number]];
  const lesson = await REGISTRY[game].lesson('en');
  const { kit } = await REGISTRY[game].kit();
  const connection = Object.assign(new RecordedConnection(lesson.script, lesson.recording), {
    player: 'recording',
    isFree: false,
    playOn: vi.fn(),
    end: () => undefined,
  }) as unknown as LessonConnection;
  const coach = new Coach(lesson, connection, kit);
  const goOn = (): void => {
    while (!coach.isAsking) {
      coach.next();
      coach.goOn();
    }
  };
  return { coach, connection, goOn };
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
  // Restarts the step.
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

it('where a lesson ends, the match can be played on: any move that is allowed', async () => {
  const { coach, connection, goOn } = await lesson();
  goOn();
  Object.assign(connection, { isFree: true });
  expect(coach.isFree, 'while something is asked').toBe(false);
  const { at } = coach.step!;
  const ask = vi.spyOn(connection, 'ask');
  const other = coach.scene.legalMoves.find((move) => move !== coach.wanted)!;
  coach.scene.play(other, '');
  expect(ask).not.toHaveBeenCalled();
  coach.skip();
  expect(connection.playOn).toHaveBeenCalledExactlyOnceWith(at);
  coach.scene.play(other, '');
  expect(ask).toHaveBeenCalledWith(expect.objectContaining({ type: 'play', move: other }));
});

it('where there is no engine the table of a lesson rests at its end', async () => {
  const { coach, goOn } = await lesson();
  goOn();
  coach.skip();
  expect([coach.isFree, coach.scene.legalMoves]).toEqual([false, []]);
});
