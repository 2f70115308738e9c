import { isGame } from '../game/registry';
import type { GameId } from '../protocol/games';
import { type Deck, decks, type Options } from './deck';
import type { DealVersion } from './draws';
import { utf8 } from './sha256';

/** A record is unreadable or incomplete from this line on, counted from 1. */
export class Unreadable extends Error {
  constructor(readonly line: number) {
    super(`line ${line}`);
  }
}

/** A use of chance in a record. */
export type Chance =
  | { kind: 'starter'; line: number; round: number; seat: number }
  | { kind: 'shuffle'; line: number; round: number; cards: string[] };

export interface Deal {
  version: DealVersion;
  table: string;
  match: number;
  commitment: string;
  secret: string;
  /** The seed of each seat; null if none was submitted. */
  seeds: (string | null)[];
}

/** The parts of a record that the check of a deal needs (docs/records.md). Moves and points are ignored. */
export interface DealtRecord {
  game: GameId;
  players: number;
  options: Options;
  /** The expected deck, by the version of the rules. */
  deck: Deck;
  names: string[];
  /** The lines from `game` to the last `seat`. */
  head: string[];
  /** Null if the record does not describe its deal. */
  deal: Deal | null;
  chances: Chance[];
}

/** A cursor over the lines. Any unexpected line stops it with `Unreadable`. */
class Lines {
  #next = 0;
  constructor(private readonly lines: string[]) {}

  get number(): number {
    return this.#next + 1;
  }
  get current(): string | undefined {
    return this.lines[this.#next];
  }
  fail(): never {
    throw new Unreadable(this.number);
  }
  /** Matches the current line and advances; null if it has another form. */
  try(form: RegExp): string[] | null {
    const found = form.exec(this.current ?? '');
    if (!found) return null;
    this.#next++;
    return found.slice(1);
  }
  read(form: RegExp): [string, string] {
    const [first = '', second = ''] = this.try(form) ?? this.fail();
    return [first, second];
  }
  skip(): void {
    this.#next++;
  }
}

let table: Uint32Array | undefined;

/** CRC-32, as in zip and PNG. */
export function crc32(bytes: Uint8Array): number {
  table ??= Uint32Array.from({ length: 256 }, (_, byte) => {
    let x = byte;
    for (let i = 0; i < 8; i++) x = x & 1 ? (x >>> 1) ^ 0xedb88320 : x >>> 1;
    return x >>> 0;
  });
  let crc = 0xffffffff;
  for (const byte of bytes) crc = table[(crc ^ byte) & 255]! ^ (crc >>> 8);
  return ~crc >>> 0;
}

/** Whether the checksum on the last line matches all lines above. It detects damage, not forgery. */
export function isWhole(text: string): boolean {
  const found = /^([^]*\n)check ([0-9a-f]{8})\n$/.exec(text);
  return found !== null && crc32(utf8(found[1]!)) === parseInt(found[2]!, 16);
}

/** Lines of other deal kinds are skipped. */
const KNOWN = /^deal (version|table|match|commitment|secret|seed)( |$)/;

function deal(lines: Lines, players: number): Deal | null {
  const isPresent = (): boolean => {
    while (lines.current?.startsWith('deal ') && !KNOWN.test(lines.current)) lines.skip();
    return lines.current?.startsWith('deal ') ?? false;
  };
  const read = (form: RegExp): string => (isPresent() ? lines.read(form)[0] : lines.fail());
  if (!isPresent()) return null;
  const version = lines.try(/^deal version ([12])$/)?.[0] === '2' ? 2 : 1;
  const table = read(/^deal table ([A-Za-z0-9_-]{1,64})$/);
  const match = read(/^deal match ([1-9]\d{0,3})$/);
  const commitment = read(/^deal commitment ([0-9a-f]{64})$/);
  const secret = read(/^deal secret ([0-9a-f]{64})$/);
  const seeds = Array.from({ length: players }, (_, seat) => {
    const found = isPresent()
      ? lines.try(new RegExp(`^deal seed ${seat} ((?:[0-9a-f]{2}){${version === 2 ? '32' : '1,32'}})$`))
      : null;
    return found?.[0] ?? null;
  });
  if (isPresent()) lines.fail();
  return { version, table, match: Number(match), commitment, secret, seeds };
}

/** Parses the text of one record. */
export function readRecord(text: string): DealtRecord {
  const all = text.split('\n');
  const lines: Lines = new Lines(all);
  lines.read(/^table13-record 1$/);
  const from = lines.number - 1;
  const [game] = lines.read(/^game ([a-z]+)$/);
  if (!isGame(game)) throw new Unreadable(from + 1);
  const version = lines.number;
  const deck = decks.of(game)[Number(lines.read(/^rules (\d+)$/)[0])];
  if (!deck) throw new Unreadable(version);
  const players = Number(lines.read(/^players ([2-6])$/)[0]);
  const options = new Map<string, string>();
  for (let option = lines.try(/^option (\S+) (\S+)$/); option; option = lines.try(/^option (\S+) (\S+)$/)) {
    options.set(option[0] ?? '', option[1] ?? '');
  }
  const names = Array.from({ length: players }, (_, seat) => lines.read(new RegExp(`^seat ${seat} (.+)$`))[0]);
  const head = all.slice(from, lines.number - 1);
  const parsed = deal(lines, players);

  const chances: Chance[] = [];
  let round = 0;
  for (; lines.current !== undefined; lines.skip()) {
    const line = lines.number;
    if (lines.current.startsWith('round ')) {
      const found = /^round (\d+) starter (\d)$/.exec(lines.current);
      round++;
      if (!found || Number(found[1]) !== round || Number(found[2]) >= players) lines.fail();
      chances.push({ kind: 'starter', line, round, seat: Number(found[2]) });
    } else if (lines.current.startsWith('shuffle ')) {
      if (round === 0) lines.fail();
      chances.push({ kind: 'shuffle', line, round, cards: lines.current.split(' ').slice(1) });
    }
  }
  if (round === 0) lines.fail();
  return { game, deck, players, options, names, head, deal: parsed, chances };
}
