import { inOrder, isPartOf } from './deck';
import { commitmentOf, Draw, matchKey, secretBefore, seedOf } from './draws';
import { isWhole, readRecord, Unreadable, type Chance, type Deal, type DealtRecord } from './record';

/** Data from before the match that this device stored. None of it comes from the record. */
export interface Evidence {
  /** Identifies the expected record. */
  table: string;
  match: number;
  /** Commitments shown to this device, by match number. */
  commitments: ReadonlyMap<number, string>;
  /** The seed bytes that this device submitted at the table. */
  seeds: readonly string[];
  /** The own seat in that match, if known. */
  seat: number | null;
}

/** The checks, in order. */
export const CHECKS = ['record', 'secret', 'promise', 'seed', 'deck', 'starters', 'shuffles'] as const;
export type CheckName = (typeof CHECKS)[number];

export interface Finding {
  name: CheckName;
  /** `open`: this device cannot decide. */
  state: 'holds' | 'fails' | 'open';
  /** The first line of the record that does not follow, counted from 1. */
  line?: number;
  /** The number of recomputed draws; for `promise`, the length of the hash chain. */
  count?: number;
}

export interface Report {
  findings: Finding[];
  /** Null if the record could not be read that far. */
  deal: Deal | null;
  names: string[];
  verdict: 'holds' | 'fails' | 'open';
}

/** The longest computation without yielding to the page, in milliseconds. */
const SLICE = 8;
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** The text with all players' seeds from which the key of the match is derived. */
export function dealText(record: DealtRecord, deal: Deal): string {
  const seeds = deal.seeds.flatMap((seed, seat) => (seed === null ? [] : [`seed ${seat} ${seed}`]));
  const lines = [
    `table13-deal ${deal.version}`,
    `table ${deal.table}`,
    `match ${deal.match}`,
    ...record.head,
    ...seeds,
  ];
  return lines.map((line) => `${line}\n`).join('');
}

/** Checks the newest stored commitment up to this match: the revealed secret must hash back to it, link by link. */
function promise(deal: Deal, evidence: Evidence): Finding {
  const newest = Math.max(...[...evidence.commitments.keys()].filter((match) => match <= deal.match));
  if (!Number.isFinite(newest)) return { name: 'promise', state: 'open' };
  const count = deal.match - newest + 1;
  let secret = deal.secret;
  for (let link = 1; link < count; link++) secret = secretBefore(secret);
  const isChained = commitmentOf(deal.version, secret) === evidence.commitments.get(newest);
  return { name: 'promise', state: isChained ? 'holds' : 'fails', count };
}

function seed(deal: Deal, evidence: Evidence): Finding {
  const ours = evidence.seeds.map((bytes) => seedOf(deal.version, deal.match, bytes));
  const isThere = deal.seeds.some((each) => each !== null && ours.includes(each));
  const isMissing = evidence.seeds.length > 0 && evidence.seat !== null;
  return { name: 'seed', state: isThere ? 'holds' : isMissing ? 'fails' : 'open' };
}

/** Whether the starter is drawn; otherwise the next seat clockwise starts. */
const isDrawn = (record: DealtRecord, round: number): boolean => round === 1 || record.deck.drawsStarters === true;

/** The first shuffle holds the whole deck; later shuffles may hold only cards of it. */
function deck(record: DealtRecord): Finding {
  const cards = record.deck.cards(record.options);
  const shuffles = record.chances.filter((chance) => chance.kind === 'shuffle');
  const odd = shuffles.find((each, i) => {
    const isWhole = i === 0 || !record.deck.isReshuffled;
    return !isPartOf(each.cards, cards) || (isWhole && each.cards.length !== cards.length);
  });
  const isGood = shuffles.length > 0 && !odd;
  return isGood
    ? { name: 'deck', state: 'holds', count: cards.length }
    : { name: 'deck', state: 'fails', line: odd?.line ?? 1 };
}

/** Recomputes every starter and every shuffle. */
async function draws(record: DealtRecord, deal: Deal): Promise<[Finding, Finding]> {
  const key = matchKey(deal.secret, dealText(record, deal));
  const cards = record.deck.cards(record.options);
  const starters: Finding = { name: 'starters', state: 'holds', count: 0 };
  const shuffles: Finding = { name: 'shuffles', state: 'holds', count: 0 };
  let number = 0;
  let last: number | null = null;
  const follows = (chance: Chance): boolean => {
    if (chance.kind === 'shuffle') {
      const sorted = inOrder(cards, chance.cards);
      return sorted !== null && new Draw(key, number++).shuffled(sorted).join(' ') === chance.cards.join(' ');
    }
    const before = last;
    last = chance.seat;
    if (before === null || isDrawn(record, chance.round)) {
      return new Draw(key, number++).below(record.players) === chance.seat;
    }
    return (before + 1) % record.players === chance.seat;
  };
  let since = performance.now();
  for (const chance of record.chances) {
    const finding = chance.kind === 'shuffle' ? shuffles : starters;
    finding.count = (finding.count ?? 0) + 1;
    if (!follows(chance) && finding.state === 'holds') {
      finding.state = 'fails';
      finding.line = chance.line;
    }
    if (performance.now() - since > SLICE) {
      await breathe();
      since = performance.now();
    }
  }
  return [starters, shuffles];
}

/** Checks that all cards of a record follow from the commitments and seeds. */
export async function checkDeal(text: string, evidence: Evidence): Promise<Report> {
  let record: DealtRecord;
  try {
    record = readRecord(text);
  } catch (problem) {
    if (!(problem instanceof Unreadable)) throw problem;
    const findings: Finding[] = [{ name: 'record', state: 'fails', line: problem.line }];
    return { findings, deal: null, names: [], verdict: 'fails' };
  }
  const { deal, names } = record;
  if (!deal) return { findings: [{ name: 'record', state: 'open' }], deal, names, verdict: 'open' };
  const isThisOne = isWhole(text) && deal.table === evidence.table && deal.match === evidence.match;
  const findings: Finding[] = [
    { name: 'record', state: isThisOne ? 'holds' : 'fails' },
    { name: 'secret', state: commitmentOf(deal.version, deal.secret) === deal.commitment ? 'holds' : 'fails' },
    promise(deal, evidence),
    seed(deal, evidence),
    deck(record),
    ...(await draws(record, deal)),
  ];
  return { findings, deal, names, verdict: verdictOf(findings) };
}

/** Without the commitment or an own seed, it stays open whether the server was bound in advance. */
function verdictOf(findings: readonly Finding[]): Report['verdict'] {
  if (findings.some((finding) => finding.state === 'fails')) return 'fails';
  const isOpen = findings.some((finding) => finding.name === 'promise' && finding.state === 'open');
  return isOpen ? 'open' : 'holds';
}
