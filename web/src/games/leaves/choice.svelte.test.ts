import { expect, it } from 'vitest';
import type { Scene } from '../../table/scene';
import { Choice } from './choice.svelte';

it('begins every turn with nothing picked', () => {
  let hand = $state(['6', '6', '7']);
  const choice = new Choice(
    () => ({ legalMoves: ['1x6', '1x7'], match: { number: 1, round: 1, table: { hand } } }) as unknown as Scene,
  );
  expect(choice.picked).toBeNull();
  choice.pick(6);
  expect(choice.picked?.value).toBe(6);
  // After one card is played, the rest is playable in the next turn, too.
  hand = ['6', '7'];
  expect(choice.picked).toBeNull();
});
