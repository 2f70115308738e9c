import { afterEach, describe, expect, it } from 'vitest';
import { GAMES } from '../game/registry';
import { REGISTRY } from '../games/registry';
import type { Message, TableMessage } from '../protocol/messages';
import { LANGUAGES } from '../settings/settings.svelte';
import { stored } from '../settings/stored';
import { storeStep, storedStep } from './progress';
import { named } from './named';
import { RecordedConnection } from './RecordedConnection.svelte';

/** The longest texts beside a table on a small phone: three lines, two for an answer. */
const MOST_LETTERS = { bold: 45, plain: 120, not: 60 };

describe.each(GAMES)('the lesson of %s', async (game) => {
  const { script, recording } = await REGISTRY[game].lesson('en');
  const mine = (move: string | undefined): boolean => move?.startsWith(`${script.seat} `) ?? false;

  it.each(LANGUAGES)('has words for every step and no others, in %s', async (language) => {
    const { words } = await REGISTRY[game].lesson(language);
    expect(Object.keys(words)).toEqual(script.steps.map(({ name }) => name));
    for (const [name, { bold, plain, not = '' }] of Object.entries(words)) {
      expect(bold.length, bold).toBeLessThanOrEqual(MOST_LETTERS.bold);
      expect(plain.length, plain).toBeLessThanOrEqual(MOST_LETTERS.plain);
      expect(not.length, not).toBeLessThanOrEqual(MOST_LETTERS.not);
      for (const text of [bold, plain, ...(not ? [not] : [])]) expect(text, name).toMatch(/^\S[^!]*[.?]$/);
    }
  });

  it('is six steps or so, of its own game, in the order of play', () => {
    expect(script.game).toBe(game);
    expect(recording.offer.id).toBe(game);
    expect(recording.steps).toHaveLength(script.steps.length);
    expect(script.steps.length).toBeGreaterThanOrEqual(5);
    expect(script.steps.length).toBeLessThanOrEqual(7);
    const places = script.steps.map(({ at }) => at);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    for (const { name, rings, at } of script.steps) {
      expect(rings, name).not.toHaveLength(0);
      // Each step begins with the learner's move.
      expect(at === script.moves.length || mine(script.moves[at]), name).toBe(true);
    }
  });

  it('asks for moves, and answers others where there are any', async () => {
    const { words } = await REGISTRY[game].lesson('en');
    const asking = script.steps.filter(({ asks }) => asks > 0);
    expect(asking.length).toBeGreaterThanOrEqual(3);
    for (const step of asking) {
      const { legalMoves } = recording.steps[script.steps.indexOf(step)]!.table.match!;
      expect(mine(script.moves[step.at]), step.name).toBe(true);
      expect(legalMoves, step.name).toContain(script.moves[step.at]!.split(' ')[1]);
      if (legalMoves.length > 1) expect(words[step.name]!.not, step.name).toBeTruthy();
    }
  });

  it('can be played from its recording, and every other move is refused', async () => {
    const connection = new RecordedConnection(script, recording);
    const heard: Message[] = [];
    connection.onmessage = (message) => heard.push(message);
    for (const [i, step] of script.steps.entries()) {
      connection.begin(i);
      for (let asked = 0; asked < step.asks; asked++) {
        const made = heard.filter(({ type }) => type === 'update').length;
        expect(connection.isDone).toBe(false);
        const wrong = await connection.ask({ type: 'play', table: '', version: 0, move: 'nothing' });
        expect(wrong).toMatchObject({ type: 'refused', reason: 'NOT_ALLOWED' });
        const move = script.moves[step.at + made]!;
        expect(await connection.ask({ type: 'play', table: '', version: 0, move: move.slice(2) })).toMatchObject({
          type: 'done',
        });
      }
      expect(connection.isDone, step.name).toBe(true);
      expect(heard.splice(0).filter(({ type }) => type === 'update')).toEqual(recording.steps[i]!.updates);
    }
  });

  it('knows why other moves are refused, as the table would say', async () => {
    const connection = new RecordedConnection(script, recording);
    const step = script.steps.findIndex(({ asks }) => asks > 0);
    connection.begin(step);
    const [[reason, [move]]] = Object.entries(recording.steps[step]!.refusals[0]!) as [[string, [string]]];
    const answer = await connection.ask({ type: 'whyNot', table: '', version: 0, move });
    expect(answer).toMatchObject({ type: 'refused', reason });
  });
});

it.each(GAMES)('the learner of %s has a name, and so have the bots', async (game) => {
  const { recording } = await REGISTRY[game].lesson('en');
  const message = named(recording.steps[0]!.table, 'Inez');
  const { seats } = (message as TableMessage).people;
  expect(seats.map(({ name }) => name).filter((name) => name === 'Inez')).toHaveLength(1);
  expect(seats.map(({ player }) => player?.name)).not.toContain('Learner');
  expect(named({ type: 'pong', now: 1 }, 'Inez')).toEqual({ type: 'pong', now: 1 });
  const last = recording.steps
    .at(-1)!
    .updates.map((update) => JSON.stringify(named(update, 'Inez')))
    .join();
  expect(last).not.toContain('Learner');
});

describe('a lesson that was left', () => {
  afterEach(() => localStorage.clear());

  it('goes on where it was, on this device', () => {
    const [game] = GAMES as [(typeof GAMES)[number]];
    expect(storedStep(game, 6)).toBe(0);
    storeStep(game, 4);
    expect(storedStep(game, 6)).toBe(4);
    storeStep(game, 0);
    expect(stored(`lesson-${game}`)).toBeNull();
  });

  it('restarts if the stored step is invalid', () => {
    const [game] = GAMES as [(typeof GAMES)[number]];
    for (const nonsense of ['x', '-1', '6', '1.5']) {
      localStorage.setItem(`table13.lesson-${game}`, nonsense);
      expect(storedStep(game, 6)).toBe(0);
    }
  });
});
