import { inOrder, isPartOf } from './deck';
import { commitmentOf, Draw, matchKey, secretBefore, seedOf } from './draws';
import { isWhole, readRecord, Unreadable, type Chance, type Deal, type DealtRecord } from './record';

/** What this device knows from before the match; nothing of it stands in the record alone. */
export interface Kept {
  /** Which record this should be. */
  table: string;
  match: number;
  /** Commitments that we were shown, by the number of the match. */
  commitments: ReadonlyMap<number, string>;
  /** The bytes that we handed in at this table. */
  seeds: readonly string[];
  /** Where we sat in that match, as far as we know. */
  seat: number | null;
}

/** What is looked at, in this order. */
export const CHECKS = ['record', 'secret', 'promise', 'seed', 'deck', 'starters', 'shuffles'] as const;
export type CheckName = (typeof CHECKS)[number];

export interface Finding {
  name: CheckName;
  /** Open: this device cannot tell. */
  state: 'holds' | 'fails' | 'open';
  /** Of the record, the first being 1: what does not follow. */
  line?: number;
  /** How many draws were worked out anew; for `promise`, how many links of the chain. */
  count?: number;
}

export interface Report {
  findings: Finding[];
  /** Null if the record could not be read that far. */
  deal: Deal | null;
  names: string[];
  verdict: 'holds' | 'fails' | 'open';
}

/** So long may it compute before the page gets its turn. */
const SLICE = 8;
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** What everybody brought: the text from which the key of the match follows. */
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

/** The newest commitment that we kept up to this match; the secret must lead back to it, link by link. */
function promise(deal: Deal, kept: Kept): Finding {
  const newest = Math.max(...[...kept.commitments.keys()].filter((match) => match <= deal.match));
  if (!Number.isFinite(newest)) return { name: 'promise', state: 'open' };
  const count = deal.match - newest + 1;
  let secret = deal.secret;
  for (let link = 1; link < count; link++) secret = secretBefore(secret);
  const isKept = commitmentOf(deal.version, secret) === kept.commitments.get(newest);
  return { name: 'promise', state: isKept ? 'holds' : 'fails', count };
}

function seed(deal: Deal, kept: Kept): Finding {
  const ours = kept.seeds.map((bytes) => seedOf(deal.version, deal.match, bytes));
  const isThere = deal.seeds.some((each) => each !== null && ours.includes(each));
  const isMissing = kept.seeds.length > 0 && kept.seat !== null;
  return { name: 'seed', state: isThere ? 'holds' : isMissing ? 'fails' : 'open' };
}

/** Whether a starter is drawn; else the next seat clockwise begins. */
const isDrawn = (record: DealtRecord, round: number): boolean => round === 1 || record.deck.drawsStarters === true;

/** The first shuffle is the whole deck, and no later one may hold a card that it has not. */
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

/** Draws every starter and every shuffle again. */
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

/** Checks the deal of a record: whether all of its cards follow from what was settled before. */
export async function checkDeal(text: string, kept: Kept): Promise<Report> {
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
  const isThisOne = isWhole(text) && deal.table === kept.table && deal.match === kept.match;
  const findings: Finding[] = [
    { name: 'record', state: isThisOne ? 'holds' : 'fails' },
    { name: 'secret', state: commitmentOf(deal.version, deal.secret) === deal.commitment ? 'holds' : 'fails' },
    promise(deal, kept),
    seed(deal, kept),
    deck(record),
    ...(await draws(record, deal)),
  ];
  return { findings, deal, names, verdict: verdictOf(findings) };
}

/** Without the promise or a seed of our own it is open whether the server was bound before. */
function verdictOf(findings: readonly Finding[]): Report['verdict'] {
  if (findings.some((finding) => finding.state === 'fails')) return 'fails';
  const isOpen = findings.some((finding) => finding.name === 'promise' && finding.state === 'open');
  return isOpen ? 'open' : 'holds';
}
