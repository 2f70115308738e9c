import type { Page } from '@playwright/test';

/** What a table looks like when it is as full as the rules and the server allow; the page cannot tell it from a real one. */

interface Told {
  match?: { viewer: number; totals: number[]; legalMoves: string[]; table: Record<string, unknown> } | null;
  people?: { seats: { seat: number; name: string; guest: string | null; player: { name: string } | null }[] };
}

/** 24 characters are the most. */
const LONG_NAMES = ['Maximiliane Großkopf-Voß', 'Willemijn van Wageningen'];

/** To be called before the page is opened: from then on it hears of full hands, high fans and long names. */
export async function fillTables(page: Page, game: string, players: number): Promise<void> {
  await page.routeWebSocket('**/api/socket', (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => socket.send(fill(String(text), game, players)));
  });
}

function fill(text: string, game: string, players: number): string {
  const told = JSON.parse(text) as Told;
  for (const seat of told.people?.seats ?? []) {
    // One's own, and that of the third after it.
    const long = seat.guest !== null ? LONG_NAMES[0] : seat.seat === 2 ? LONG_NAMES[1] : undefined;
    if (long !== undefined) Object.assign(seat, { name: long, player: { ...seat.player, name: long } });
  }
  const match = told.match;
  if (match && match.legalMoves.length > 0) {
    if (game === 'leaves') fillRow(match);
    else if (game === 'skipbo') fillBoard(match);
    else fillPiles(match, game, players);
  }
  return JSON.stringify(told);
}

/** Three players of Friday hold up to 14 cards, six of them 9; those of 13 hold 5. */
function fillPiles(match: NonNullable<Told['match']>, game: string, players: number): void {
  const [one, two, three, four] = game === 'friday' ? ['c', 'm', 'l', 'f'] : ['b', 'y', 'g', 'n'];
  const held = game === 'friday' ? (players === 3 ? 14 : 9) : 5;
  const all = [1, 2, 3, 5, 7].flatMap((value) => [`${one}${value}`, `${two}${value}`, `${three}${value}`]);
  const hand = [...all.slice(0, held - 1).sort(), four!];
  match.totals = match.totals.map((_, seat) => 20 + seat * 17);
  match.legalMoves = [...hand.slice(0, -1), ...[one, two, three].map((kind) => `${four}>${kind}`)];
  Object.assign(match.table, {
    hand,
    handSizes: match.totals.map(() => held),
    taken: match.totals.map((_, seat) => 11 - seat),
    targets: [
      { sum: 12, cards: [0, 1, 1, 2, 1, 2, 2, 3].map((value) => `${one}${value}`) },
      { sum: 9, cards: [`${two}2`, `${two}7`] },
      { sum: 0, cards: [] },
    ],
  });
}

/** Every card may move either pawn, to a space with a long name. */
function fillBoard(match: NonNullable<Told['match']>): void {
  const hand = ['3', '5', '8', '10', '12'];
  const seats = match.table['seats'] as { pawns: number[] }[];
  const [one, two] = seats[match.viewer]!.pawns;
  match.legalMoves = hand.flatMap((card) => [`${card}:${one}>9`, `${card}:${two}>21`]);
  Object.assign(match.table, { hand });
}

/** Every value in the hand, and a row with something at both ends and between them. */
function fillRow(match: NonNullable<Told['match']>): void {
  const values = Array.from({ length: 13 }, (_, i) => String(i + 1));
  const seats = match.totals.length;
  Object.assign(match.table, {
    hand: [...values, '8', '8', '11', '13'].sort((a, b) => Number(a) - Number(b)),
    handSizes: match.totals.map(() => 12),
    known: match.totals.map((_, seat) => (seat % 2 ? ['4', '9', '12'] : [])),
    passed: match.totals.map((_, seat) => seats > 3 && seat === 2),
    row: [
      { card: '4', count: 2, copies: 5 },
      { card: '6', count: 6, copies: 7 },
      { card: '8', count: 3, copies: 9 },
    ],
    low: { card: '4', needed: 2 },
    high: { card: '8', needed: 3 },
    cleared: [],
  });
  match.legalMoves = ['3x8', '2x11', '2x13', 'pass4', 'pass6', 'pass8'];
}
