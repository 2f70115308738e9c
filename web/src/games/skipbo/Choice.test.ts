import { describe, expect, it } from 'vitest';
import type { Scene } from '../../table/scene';
import { Choice } from './Choice.svelte';

/** A scene in the viewer's turn with these moves; records played moves and requested explanations. */
function atTurn(...legalMoves: string[]): { choice: Choice; played: string[]; asked: string[] } {
  const [played, asked]: [string[], string[]] = [[], []];
  const piles = [
    { name: 'blue', needs: 5, shows: 4, isOpen: true },
    { name: 'red', needs: 6, shows: 5, isOpen: false },
  ];
  const scene = {
    isMyTurn: true,
    mySeat: 0,
    legalMoves,
    match: { table: { piles, seats: [{ pawns: [7, 9], stockTop: '3' }], toMove: 0 } },
    play: (move: string) => played.push(move),
    explain: (move: string, spot: string) => asked.push(`${move} at ${spot}`),
  } as unknown as Scene;
  return { choice: new Choice(() => scene), played, asked };
}

describe('Enter on the card that is picked up', () => {
  it('plays it where there is one way', () => {
    for (const [key, move] of [
      ['5.0', '5>blue'],
      ['stock', 'stock>blue'],
    ] as const) {
      const { choice, played } = atTurn(move);
      choice.pick(key);
      expect(choice.enter()).toBe('');
      expect(played).toEqual([move]);
    }
    const { choice, played } = atTurn('5:7>12', '5>blue');
    choice.discard(true);
    choice.pick('5.0');
    expect(choice.enter()).toBe('');
    expect(played).toEqual(['5:7>12']);
  });

  it('leads to the places where there are several', () => {
    const { choice, played } = atTurn('5>blue', '5>red');
    choice.pick('5.0');
    expect(choice.enter()).toBe('[data-drop="pile-blue"]');
    const walks = atTurn('5:7>12', '5:9>14');
    walks.choice.discard(true);
    walks.choice.pick('5.0');
    expect(walks.choice.enter()).toBe('.acts :is(.way, [data-move])');
    expect([...played, ...walks.played, ...walks.asked]).toEqual([]);
  });

  it('asks why a card cannot be built, of the pile that needs it or else of an open one, and leads on to the discard', () => {
    for (const [key, move, question] of [
      ['6.0', '6:7>13', '6>red at pile-red'],
      ['9.0', '9:7>16', '9>blue at pile-blue'],
    ] as const) {
      const { choice, played, asked } = atTurn(move);
      choice.pick(key);
      expect(choice.enter()).toBe('.acts :is(.way, [data-move])');
      expect(asked).toEqual([question]);
      expect(played).toEqual([]);
    }
  });

  it('leads a wild to its pawns, and from there to the spaces', () => {
    const { choice } = atTurn('w:7>12', 'w:7>13', 'w:9>14');
    choice.discard(true);
    choice.pick('w.0');
    expect(choice.enter()).toBe('.acts :is(.way, [data-move])');
    choice.choosePawn(7);
    expect(choice.enter()).toBe('[data-drop="space-12"]');
  });

  it('asks why the stock cannot be built, and puts it back', () => {
    const { choice, asked } = atTurn('5>blue');
    choice.pick('stock');
    expect(choice.enter()).toBeNull();
    expect(asked).toEqual(['stock>blue at pile-blue']);
  });
});
