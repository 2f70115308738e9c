import { beforeEach, describe, expect, it } from 'vitest';
import friday from '../games/friday/example.record?raw';
import leavesExpert from '../games/leaves/example-expert.record?raw';
import leaves from '../games/leaves/example.record?raw';
import skipbo from '../games/skipbo/example.record?raw';
import thirteen from '../games/thirteen/example.record?raw';
import { GAMES } from '../game/registry';
import type { GameId } from '../protocol/games';
import { checkDeal, dealText, type CheckName, type Evidence, type Report } from './check';
import { decks } from './deck';
import { commitmentOf, Draw, matchKey, secretBefore, seedOf } from './draws';
import { storeCommitment, storeSeed, evidenceOf } from './evidence';
import { crc32, isWhole, readRecord } from './record';
import { hex, hmac, sha256, unhex, utf8 } from './sha256';

// The document lies outside Vite's folder; the name is no literal because the client has no Node types.
const node: string = 'node:fs';
const { readFileSync } = (await import(/* @vite-ignore */ node)) as {
  readFileSync: (path: string, encoding: 'utf8') => string;
};
const page = readFileSync('../docs/fair-deal.md', 'utf8');

/** A block of docs/fair-deal.md, by the comment before it. */
function block(name: string): string {
  const found = new RegExp(`<!-- ${name} -->\n\`\`\`\n([^]*?)\`\`\``).exec(page);
  if (!found) throw new Error(`docs/fair-deal.md has no block "${name}"`);
  return found[1]!;
}
const figures = (name: string): Map<string, string> =>
  new Map([...block(name).matchAll(/^(.*?) += (.*)$/gm)].map(([, key, value]) => [key!, value!]));

const real = { thirteen, friday, leaves, 'leaves, expert match': leavesExpert, skipbo };
const SEED = '5eed0123456789abcdef';

const lineOf = (text: string, start: string, nth = 1): number => {
  const lines = text.split('\n');
  let at = -1;
  for (let i = 0; i < nth; i++) at = lines.findIndex((line, n) => n > at && line.startsWith(start));
  return at + 1;
};
/** Changes a line and fixes the checksum: a forger can compute it, too. */
function forged(text: string, line: number, change: (line: string) => string): string {
  const lines = text.split('\n');
  lines[line - 1] = change(lines[line - 1]!);
  const above = `${lines.slice(0, -2).join('\n')}\n`;
  return `${above}check ${crc32(utf8(above)).toString(16).padStart(8, '0')}\n`;
}
/** The evidence of a player in seat 0 of this match. */
function evidenceFrom(text: string): Evidence {
  const { table, match, commitment } = readRecord(text).deal!;
  return { table, match, commitments: new Map([[match, commitment]]), seeds: [SEED], seat: 0 };
}
const failing = (report: Report): [CheckName, number | undefined][] =>
  report.findings.filter((each) => each.state === 'fails').map((each) => [each.name, each.line]);

describe('SHA-256 and HMAC', () => {
  /** Digits, or digits*TIMES, or - for nothing. */
  const bytes = (text: string): Uint8Array => {
    const [digits = '', times = '1'] = text.split('*');
    return unhex(text === '-' ? '' : digits.repeat(Number(times)));
  };
  const published = readFileSync('../browser/src/test/resources/table13/browser/jdk/sha256.txt', 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

  it('has published examples', () => expect(published.length).toBeGreaterThan(30));

  it.each(published)('is as published: %s', (line) => {
    const [what, ...words] = line.split(' ');
    const [digest, message, key] = words.reverse();
    const ours = what === 'hmac' ? hmac(bytes(key!), bytes(message!)) : sha256(bytes(message!));
    expect(ours).toHaveLength(32);
    expect(hex(ours).slice(0, digest!.length)).toBe(digest);
  });

  it('agrees with the browser for every length around a block', async () => {
    for (let length = 0; length < 200; length++) {
      const message = Uint8Array.from({ length }, (_, i) => (i * 7 + length) & 255);
      const theirs = new Uint8Array(await crypto.subtle.digest('SHA-256', message));
      expect(hex(sha256(message))).toBe(hex(theirs));
    }
  });
});

describe('the worked example of docs/fair-deal.md', () => {
  const record = readRecord(block('record'));

  it('has the chain of secrets', () => {
    const chain = figures('chain');
    expect(secretBefore(chain.get('secret 1000')!)).toBe(chain.get('secret 999'));
    for (const match of [1, 2, 3]) {
      expect(commitmentOf(2, chain.get(`secret ${match}`)!)).toBe(chain.get(`commitment ${match}`));
    }
    let secret = chain.get('secret 1000')!;
    for (let match = 1000; match > 3; match--) secret = secretBefore(secret);
    expect(secret).toBe(chain.get('secret 3'));
    expect(secretBefore(secretBefore(secret))).toBe(chain.get('secret 1'));
  });

  it('has the seeds of a match from submitted bytes', () => {
    const seeds = figures('seeds');
    expect(seedOf(2, 3, seeds.get('bytes of seat 0')!)).toBe(seeds.get('seed 0'));
    expect(record.deal!.seeds).toEqual([seeds.get('seed 0'), null, seedOf(2, 3, 'c1e0')]);
  });

  it('has the text of the deal', () => {
    expect(dealText(record, record.deal!)).toBe(block('text'));
  });

  it('has the key, the draws and their numbers', () => {
    const key = matchKey(record.deal!.secret, block('text'));
    const draws = figures('draws');
    expect(hex(key)).toBe(draws.get('key'));
    for (const [name, value] of draws) {
      const [, number, what, n] = /^draw (\d+) (key|block|below) ?(\d*)$/.exec(name) ?? [];
      if (number === undefined) continue;
      const draw = new Draw(key, Number(number));
      if (what === 'key') expect(hex(draw.key)).toBe(value);
      else if (what === 'block') expect(hex(draw.block(Number(n)))).toBe(value);
      else expect(draw.below(Number(n))).toBe(Number(value));
    }
  });

  it('checks out, and leads back to the commitment of match 1', async () => {
    const commitments = new Map([[1, figures('chain').get('commitment 1')!]]);
    const seeds = ['c1e0'];
    const report = await checkDeal(block('record'), { table: 'k3XmQ9', match: 3, commitments, seeds, seat: 2 });
    expect(report.verdict).toBe('holds');
    expect(report.findings.find((each) => each.name === 'promise')?.count).toBe(3);
  });

  it('is read despite unknown kinds of lines, and has no deal if there are no others', () => {
    const record = block('record');
    const more = record.replaceAll('\ndeal ', '\ndeal weather fine\ndeal ').replace('\nround', '\ndeal seeds 2\nround');
    expect(readRecord(more).deal).toEqual(readRecord(record).deal);
    expect(readRecord(record.replaceAll(/\ndeal .*/g, '').replace('\nround', '\ndeal by hand\nround')).deal).toBeNull();
  });

  it('checks out as version 1 dealt it, too: its commitment is the previous secret, and seeds are listed unchanged', async () => {
    const commitments = new Map([[3, figures('chain').get('secret 2')!]]);
    const evidence = { table: 'k3XmQ9', match: 3, commitments, seeds: ['c1e0'], seat: 2 };
    expect((await checkDeal(block('record-1'), evidence)).verdict).toBe('holds');
    expect(readRecord(block('record-1')).deal?.version).toBe(1);
    const other = await checkDeal(block('record'), evidence);
    expect(failing(other)).toEqual([['promise', undefined]]);
  });

  it('of version 1 may say so', () => {
    const record = block('record-1');
    const said = record.replace('\ndeal table', '\ndeal version 1\ndeal table');
    expect(readRecord(said).deal).toEqual(readRecord(record).deal);
  });

  it('of version 2 has seeds of 64 digits, of version 1 they may be shorter', async () => {
    const evidence = { table: 'k3XmQ9', match: 3, commitments: new Map<number, string>(), seeds: [], seat: 2 };
    const line = lineOf(block('record'), 'deal seed');
    const short = forged(block('record'), line, (seed) => seed.slice(0, -2));
    expect(failing(await checkDeal(short, evidence))).toEqual([['record', line]]);
    expect(readRecord(block('record-1')).deal?.seeds[2]).toBe('c1e0');
  });

  it('of a version that is not known here cannot be read, on that line', async () => {
    const line = lineOf(block('record'), 'deal version');
    const later = forged(block('record'), line, () => 'deal version 3');
    const evidence = { table: 'k3XmQ9', match: 3, commitments: new Map<number, string>(), seeds: [], seat: 2 };
    expect(failing(await checkDeal(later, evidence))).toEqual([['record', line]]);
  });
});

describe.each(Object.entries(real))('a real match of %s', (_, text) => {
  it('checks out', async () => {
    const report = await checkDeal(text, evidenceFrom(text));
    expect(failing(report)).toEqual([]);
    expect(report.verdict).toBe('holds');
    expect(report.findings.at(-1)?.count).toBe(text.match(/^shuffle /gm)?.length);
    expect(isWhole(text)).toBe(true);
  });

  it('fails if two cards of any shuffle are swapped', async () => {
    const shuffles = text.match(/^shuffle /gm)!.length;
    for (const nth of [1, shuffles]) {
      const line = lineOf(text, 'shuffle', nth);
      const swapped = forged(text, line, (cards) => {
        const [word, ...rest] = cards.split(' ');
        const other = rest.findIndex((card) => card !== rest[0]);
        [rest[0], rest[other]] = [rest[other]!, rest[0]!];
        return [word, ...rest].join(' ');
      });
      expect(failing(await checkDeal(swapped, evidenceFrom(text)))).toEqual([['shuffles', line]]);
    }
  });

  it('fails if a card was replaced', async () => {
    const line = lineOf(text, 'shuffle');
    const { deck, options } = readRecord(text);
    const other = deck.cards(options).at(-1) ?? '';
    const changed = forged(text, line, (cards) => {
      const words = cards.split(' ');
      words[words.findIndex((card, i) => i > 0 && card !== other)] = other;
      return words.join(' ');
    });
    expect(failing(await checkDeal(changed, evidenceFrom(text)))).toContainEqual(['shuffles', line]);
  });

  it('fails with a different starter', async () => {
    const line = lineOf(text, 'round');
    const { players } = readRecord(text);
    const changed = forged(text, line, (round) => round.replace(/\d$/, (seat) => String((Number(seat) + 1) % players)));
    expect(failing(await checkDeal(changed, evidenceFrom(text)))).toContainEqual(['starters', line]);
  });

  it('fails with a different secret', async () => {
    const secret = 'ab'.repeat(32);
    const wrong = forged(text, lineOf(text, 'deal secret'), () => `deal secret ${secret}`);
    expect(failing(await checkDeal(wrong, evidenceFrom(text))).map(([name]) => name)).toEqual(
      expect.arrayContaining(['secret', 'promise', 'shuffles']),
    );
    // With a matching commitment, only players with a stored one notice at once; the cards reveal it in any case.
    const fitting = forged(wrong, lineOf(text, 'deal commitment'), () => `deal commitment ${commitmentOf(1, secret)}`);
    const names = failing(await checkDeal(fitting, evidenceFrom(text))).map(([name]) => name);
    expect(names).toContain('promise');
    expect(names).toContain('shuffles');
    expect(names).not.toContain('secret');
  });

  it('fails with a different own seed', async () => {
    const line = lineOf(text, 'deal seed');
    const changed = forged(text, line, (seed) => seed.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')));
    const found = failing(await checkDeal(changed, evidenceFrom(text)));
    expect(found).toContainEqual(['seed', undefined]);
    expect(found).toContainEqual(['shuffles', lineOf(text, 'shuffle')]);
  });

  it('fails with a different name', async () => {
    const changed = forged(text, lineOf(text, 'seat 0'), () => 'seat 0 Zoe');
    expect(failing(await checkDeal(changed, evidenceFrom(text)))).toContainEqual(['shuffles', lineOf(text, 'shuffle')]);
  });
});

describe('other records', () => {
  it('a consistent forgery: detected only by the stored commitment and seed', async () => {
    // For all others the worked example is such a record.
    const evidence = { ...evidenceFrom(friday), table: 'k3XmQ9', match: 3 };
    const commitments = new Map([[3, evidence.commitments.get(1)!]]);
    const found = failing(await checkDeal(block('record'), { ...evidence, commitments }));
    expect(found.map(([name]) => name)).toEqual(['promise', 'seed']);
  });

  it('that of another match or table', async () => {
    const found = failing(await checkDeal(friday, { ...evidenceFrom(friday), match: 2 }));
    expect(found.map(([name]) => name)).toContain('record');
  });

  it('damaged', async () => {
    const damaged = friday.replace(/^0 c.$/m, '0 c9');
    expect(failing(await checkDeal(damaged, evidenceFrom(friday)))).toEqual([['record', undefined]]);
  });

  it('no record at all, or an invalid line', async () => {
    const evidence = evidenceFrom(friday);
    expect(failing(await checkDeal('<!doctype html>', evidence))).toEqual([['record', 1]]);
    expect(failing(await checkDeal(friday.replace('deal match 1', 'deal match one'), evidence))).toEqual([
      ['record', 11],
    ]);
  });

  it('one without its deal: no conclusion', async () => {
    const silent = friday.replace(/^deal .*\n/gm, '');
    const report = await checkDeal(silent, evidenceFrom(friday));
    expect(report.verdict).toBe('open');
  });

  it('one with a missing card, or with other cards in later rounds', async () => {
    const first = lineOf(friday, 'shuffle');
    const short = forged(friday, first, (cards) => cards.replace(/ \S+$/, ''));
    expect(failing(await checkDeal(short, evidenceFrom(friday)))).toContainEqual(['deck', first]);
    const second = lineOf(friday, 'shuffle', 2);
    const other = forged(friday, second, (cards) => cards.replace(/ c7/, ' f'));
    expect(failing(await checkDeal(other, evidenceFrom(friday)))).toContainEqual(['deck', second]);
  });

  it('one with a wrong starter after round 1', async () => {
    const line = lineOf(thirteen, 'round', 3);
    const changed = forged(thirteen, line, (round) => round.replace(/\d$/, (seat) => String((Number(seat) + 1) % 3)));
    expect(failing(await checkDeal(changed, evidenceFrom(thirteen)))).toContainEqual(['starters', line]);
  });

  it('is open, not wrong, on a device without stored data', async () => {
    const stranger = { ...evidenceFrom(skipbo), commitments: new Map<number, string>(), seeds: [], seat: null };
    const report = await checkDeal(skipbo, stranger);
    expect(report.verdict).toBe('open');
    expect(failing(report)).toEqual([]);
  });

  it('is open if the guest did not play that match', async () => {
    const report = await checkDeal(leaves, { ...evidenceFrom(leaves), seeds: ['c0ffee'], seat: null });
    expect(report.findings.find((each) => each.name === 'seed')?.state).toBe('open');
    expect(report.verdict).toBe('holds');
  });
});

describe('stored deal data', () => {
  beforeEach(() => localStorage.clear());
  const one = '1a'.repeat(32);

  it('keeps the first commitment of each match, and all seeds', () => {
    storeCommitment('t', 1, one);
    storeCommitment('t', 1, '2b'.repeat(32));
    storeCommitment('t', 2, '3c'.repeat(32));
    storeSeed('t', 'c1e0');
    storeSeed('t', 'c1e0');
    storeSeed('t', 'beef');
    expect([...evidenceOf('t').commitments]).toEqual([
      [1, one],
      [2, '3c'.repeat(32)],
    ]);
    expect(evidenceOf('t').seeds).toEqual(['c1e0', 'beef']);
    expect(evidenceOf('other').commitments.size).toBe(0);
  });

  it('forgets the oldest tables', () => {
    for (let i = 0; i < 90; i++) storeCommitment(`t${i}`, 1, one);
    expect(evidenceOf('t9').commitments.size).toBe(0);
    expect(evidenceOf('t10').commitments.size).toBe(1);
    expect(evidenceOf('t89').commitments.size).toBe(1);
    expect(localStorage.length).toBe(81);
  });

  it('ignores invalid stored data', () => {
    localStorage.setItem('table13.fair.t', '{"commitments":{"x":1,"1":"no"},"seeds":[3,"zz","c1e0"]}');
    expect(evidenceOf('t')).toEqual({ commitments: new Map(), seeds: ['c1e0'] });
    localStorage.setItem('table13.fair.t', 'nonsense');
    expect(evidenceOf('t').seeds).toEqual([]);
  });

  it('reads seeds and digits as bytes', () => {
    expect([...unhex('00ff10')]).toEqual([0, 255, 16]);
  });
});

describe('the decks of this client', () => {
  const examples = JSON.parse(readFileSync('../protocol/decks.json', 'utf8')) as {
    game: GameId;
    rules: number;
    options: Record<string, string>;
    cards: string;
  }[];

  it.each(examples)('$game, rules $rules, $options: have the order of the rules', ({ game, rules, options, cards }) => {
    const deck = decks.of(game)[rules];
    expect(deck?.cards(new Map(Object.entries(options))).join(' ')).toBe(cards);
  });

  it.each(GAMES)('%s is among the examples, in every version that is known here', (game) => {
    for (const version of Object.keys(decks.of(game))) {
      const isThere = examples.some((each) => each.game === game && each.rules === Number(version));
      expect(isThere, `rules ${version} of ${game} in protocol/decks.json`).toBe(true);
    }
    expect(Object.keys(real), `a real match: games/${game}/example.record`).toContain(game);
  });

  it('of a version that is not known here cannot be read, on that line', () => {
    expect(() => readRecord(thirteen.replace('\nrules 1\n', '\nrules 99\n'))).toThrow('line 3');
  });
});
