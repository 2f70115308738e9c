import type { Page } from '@playwright/test';
import { handsOf } from './games';

/** A table as full as the rules and the server allow; the page cannot tell it from a real one. */

export interface FullMatch {
  viewer: number;
  totals: number[];
  legalMoves: string[];
  table: Record<string, unknown>;
}
interface Told {
  match?: FullMatch | null;
  people?: { seats: { seat: number; name: string; guest: string | null; player: { name: string } | null }[] };
}

/** The limit is 24 characters. */
const LONG_NAMES = ['Maximiliane Großkopf-Voß', 'Willemijn van Wageningen'];

/** Call this before the page is opened: the page then receives full hands, high fans and long names. */
export async function fillTables(page: Page, game: string, players: number): Promise<void> {
  await page.routeWebSocket('**/api/socket', (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => socket.send(fill(String(text), game, players)));
  });
}

function fill(text: string, game: string, players: number): string {
  const told = JSON.parse(text) as Told;
  for (const seat of told.people?.seats ?? []) {
    // One's own name, and that of the third seat after it.
    const long = seat.guest !== null ? LONG_NAMES[0] : seat.seat === 2 ? LONG_NAMES[1] : undefined;
    if (long !== undefined) Object.assign(seat, { name: long, player: { ...seat.player, name: long } });
  }
  if (told.match && told.match.legalMoves.length > 0) handsOf(game).fill(told.match, players);
  return JSON.stringify(told);
}
