import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import '../friday/kit';
import '../thirteen/kit';
import { messages } from '../../../target/fixtures';
import type { TableEvent } from '../../protocol/events';
import { type Language, settings } from '../../settings/settings.svelte';
import { spoken } from '../../texts/texts.svelte';
import { briefly, narrator } from './narrate';

const who = (seat: number) => ({ name: ['Ada', 'Ben', 'Mira'][seat] ?? '', isMe: seat === 2 });
const textsOf = (game: 'thirteen' | 'friday', ...events: TableEvent[]) => {
  const narrate = narrator(game);
  return events.flatMap((event) => narrate(event, who)?.text ?? []);
};
const EVENTS: TableEvent[] = [
  { kind: 'roundBegan', round: 2, starter: 2 },
  { kind: 'moved', seat: 0, move: 'y5', by: 'PERSON' },
  { kind: 'played', seat: 0, card: 'y5', target: 1, sum: 11 },
  { kind: 'drew', seat: 0, count: 1, cards: [] },
  { kind: 'played', seat: 2, card: 'n', target: 0, sum: 6 },
  { kind: 'played', seat: 1, card: 'y2', target: 1, sum: 13 },
  { kind: 'moved', seat: 1, move: 'g7', by: 'CLOCK' },
  { kind: 'played', seat: 1, card: 'g7', target: 2, sum: 15 },
  { kind: 'took', seat: 1, target: 2, cards: ['g5', 'g1', 'g1', 'g1'] },
  { kind: 'roundEnded', round: 2, points: [1, 2, 3], totals: [4, 5, 6] },
  { kind: 'matchEnded', totals: [4, 4, 6], winners: [0, 1] },
];

async function speak(language: Language): Promise<void> {
  settings.language = language;
  await spoken.learn();
}

describe('the log', () => {
  let before: Language;
  beforeAll(() => (before = settings.language));
  afterEach(() => speak(before));

  it('reads naturally', async () => {
    await speak('en');
    expect(textsOf('thirteen', ...EVENTS)).toEqual([
      'Round 2 begins with you.',
      'Ada brings yellow to 11.',
      'You bring blue to 6 with a Nasty Four.',
      'Ben brings yellow to exactly 13.',
      'Ben goes over 13 on green and takes four cards.',
      'Round 2 is over.',
      'Ada and Ben share the win with 4 points each.',
    ]);
    expect(textsOf('friday', { kind: 'played', seat: 0, card: 'c1', target: 0, sum: 12 })).toEqual([
      'Ada brings the cats to 12.',
    ]);
  });
  it('has a few words for each card, for a list', async () => {
    const list = (): unknown[] => [
      ...[EVENTS[2], EVENTS[4]].map((event) => briefly('thirteen')([event!])),
      ...['l7', 'f'].map((card) => briefly('friday')([{ kind: 'played', seat: 0, card, target: 2, sum: 7 }])),
      briefly('thirteen')([EVENTS[0]!]),
    ];
    await speak('en');
    expect(list()).toEqual(['yellow 5', 'Nasty Four', 'ladder 7', 'Friday', null]);
    await speak('de');
    expect(list()).toEqual(['gelbe 5', 'Fiese Vier', 'Leiter 7', 'Freitag', null]);
    await speak('nl');
    expect(list()).toEqual(['gele 5', 'vieze vier', 'ladder 7', 'vrijdagkaart', null]);
  });
  it('speaks German', async () => {
    await speak('de');
    expect(textsOf('thirteen', ...EVENTS)).toEqual([
      'Runde 2 beginnt mit dir.',
      'Ada bringt Gelb auf 11.',
      'Du bringst Blau mit einer Fiesen Vier auf 6.',
      'Ben bringt Gelb auf genau 13.',
      'Ben bringt Grün über 13 und nimmt vier Karten.',
      'Runde 2 ist vorbei.',
      'Ada und Ben teilen sich den Sieg mit je 4 Punkten.',
    ]);
  });
  it('speaks Dutch', async () => {
    await speak('nl');
    expect(textsOf('friday', { kind: 'took', seat: 2, target: 0, cards: ['c1'] })).toEqual([
      'Je brengt de katten boven de 13 en pakt één kaart.',
    ]);
    expect(textsOf('thirteen', ...EVENTS)).toHaveLength(7);
  });
  it('shows the card that went over, and makes the line hot', async () => {
    await speak('en');
    const narrate = narrator('thirteen');
    const update = messages['update-thirteen'];
    if (update.type !== 'update') throw new Error('no update');
    const lines = update.events.flatMap((event) => narrate(event, who) ?? []);
    expect(lines).toEqual([
      { seat: 0, card: 'b7', text: 'Ada goes over 13 on blue and takes three cards.', isHot: true },
    ]);
  });
  it('says nothing of cards that were drawn or dealt', () => {
    expect(textsOf('thirteen', { kind: 'drew', seat: 2, count: 1, cards: ['g1'] })).toEqual([]);
    expect(textsOf('thirteen', { kind: 'dealt', seat: 2, count: 5, cards: ['b1'] })).toEqual([]);
  });
});
