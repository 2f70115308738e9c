import { describe, expect, it } from 'vitest';
import type { Scene } from '../../table/scene';
import { Choice } from './Choice.svelte';

/** A scene at our turn with these moves; what is played is kept. */
function atTurn(...legalMoves: string[]): { choice: Choice; played: string[] } {
  const played: string[] = [];
  const piles = ['blue', 'red'].map((name) => ({ name, needs: 5, shows: 4 }));
  const scene = {
    isMyTurn: true,
    mySeat: 0,
    legalMoves,
    match: { table: { piles, seats: [{ pawns: [7, 9], stockTop: '5' }], toMove: 0 } },
    play: (move: string) => played.push(move),
  } as unknown as Scene;
  return { choice: new Choice(() => scene), played };
}

describe('Enter on the card that is picked up', () => {
  it('plays it where there is one way', () => {
    for (const [key, move] of [
      ['5.0', '5>blue'],
      ['stock', 'stock>blue'],
      ['5.0', '5:7>12'],
    ] as const) {
      const { choice, played } = atTurn(move);
      choice.pick(key);
      expect(choice.enter()).toBe('');
      expect(played).toEqual([move]);
    }
  });

  it('leads to the places where there are several', () => {
    const { choice, played } = atTurn('5>blue', '5>red');
    choice.pick('5.0');
    expect(choice.enter()).toBe('[data-drop="pile-blue"]');
    const walks = atTurn('5:7>12', '5:9>14');
    walks.choice.pick('5.0');
    expect(walks.choice.enter()).toBe('.acts button');
    expect([...played, ...walks.played]).toEqual([]);
  });

  it('puts back what can go nowhere', () => {
    const { choice } = atTurn('5>blue');
    choice.pick('stock');
    expect(choice.enter()).toBeNull();
  });
});
