import { describe, expect, it } from 'vitest';
import type { TableEvent } from '../../protocol/events';
import { brief, narrate } from './narrate';

const who = (seat: number) => ({ name: ['Mira', 'Jonas', 'Ada', 'Clerk'][seat] ?? '', isMe: seat === 0 });
const textOf = (event: TableEvent) => narrate(event, who)?.text ?? null;

describe('the log', () => {
  it('describes a build', () => {
    expect(textOf({ kind: 'built', seat: 3, card: '8', fromStock: false, pile: 'orange', number: 8 })).toBe(
      'Clerk plays 8 on orange.',
    );
    expect(textOf({ kind: 'built', seat: 0, card: '8', fromStock: true, pile: 'orange', number: 8 })).toBe(
      'You play 8 on orange from your stock.',
    );
    expect(textOf({ kind: 'built', seat: 1, card: 'w', fromStock: false, pile: 'pink1', number: 3 })).toBe(
      'Jonas plays a wild as 3 on pink.',
    );
  });

  it('shows a wild as the number it stands for', () => {
    const logText = narrate({ kind: 'built', seat: 1, card: 'w', fromStock: true, pile: 'pink2', number: 10 }, who);
    expect(logText).toMatchObject({ seat: 1, card: 'w', number: 10 });
  });

  it('describes discards, spaces, exchanges and ends', () => {
    expect(textOf({ kind: 'discarded', seat: 2, card: '10', from: 10, to: 20 })).toBe(
      'Ada discards a 10 and moves a pawn to space 20 (red).',
    );
    expect(textOf({ kind: 'discarded', seat: 2, card: '8', from: 1, to: 9 })).toBe(
      'Ada discards an 8 and moves a pawn to space 9 (SKIP-BO).',
    );
    expect(textOf({ kind: 'stoodIn', seat: 2, pile: 'blue', number: 4 })).toBe('Ada uses a space as 4 on blue.');
    expect(textOf({ kind: 'exchanged', seat: 2, under: '9' })).toBe(
      'Ada exchanges the stock card: a 9 goes to the bottom.',
    );
    expect(textOf({ kind: 'setAside', pile: 'red', cards: ['12'] })).toBe(
      'The red pile is complete. Its place is free again.',
    );
    expect(textOf({ kind: 'turnEnded', seat: 1 })).toBe('Jonas ends the turn.');
    expect(textOf({ kind: 'won', seat: 0 })).toBe('You play your last stock card and win.');
  });

  it('has a few words for each move, for a list', () => {
    const built = { kind: 'built', seat: 1, card: 'w', fromStock: true, pile: 'pink2', number: 10 } as const;
    expect(brief([built])).toBe('pink 10');
    expect(brief([{ kind: 'stoodIn', seat: 1, pile: 'blue', number: 4 }])).toBe('blue 4');
    expect(brief([{ kind: 'discarded', seat: 2, card: '10', from: 10, to: 20 }])).toBe('a 10 discarded');
    expect(brief([{ kind: 'turnEnded', seat: 1 }])).toBeNull();
  });

  it('never names drawn cards, nor repeats visible ones', () => {
    expect(textOf({ kind: 'drew', seat: 0, count: 2, cards: ['4', 'w'] })).toBeNull();
    expect(textOf({ kind: 'stockTurned', seat: 2, top: '7' })).toBeNull();
    expect(textOf({ kind: 'stockDealt', seat: 2, count: 10, top: '7' })).toBeNull();
  });
});
