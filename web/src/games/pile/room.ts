/** How cards are laid out where there is little room: plain geometry. */

const TALL = 7 / 5;
/** Index and symbol lie in the left third of a card: this much of it must be seen. */
const READABLE = 0.36;
const EASY = 0.48;
const SMALLEST = 36;

export interface Fan {
  /** The width of a card. */
  card: number;
  /** From the left edge of a card to that of the next. */
  step: number;
}

/**
 * A pile as a fan in a box. Cards are as large as the box is high; if they are many they first close up until just index
 * and symbol are seen, then get smaller, and then close up further: they never leave the box.
 */
export function fan(count: number, width: number, height: number, widest: number): Fan {
  const largest = Math.min(widest, width, height / TALL);
  const gaps = Math.max(1, count - 1);
  const readable = width / (1 + READABLE * gaps);
  const card = Math.max(0, Math.min(largest, Math.max(readable, Math.min(SMALLEST, largest))));
  return { card, step: Math.max(0, Math.min(card * EASY, (width - card) / gaps)) };
}

export interface Rows {
  card: number;
  gap: number;
  columns: number;
  /** How wide each of them is, as far as a thumb is concerned. */
  column: number;
}

const ROOMIEST = 64;

const TAP = 44;
const COMFORT = 50;
const WIDE = 600;
const MOST_ROWS = 3;

/**
 * The hand: cards never overlap and each has a column that a thumb can hit. As few rows as leave the cards comfortably
 * large (where there is width, one is enough); if none does, those with the largest cards.
 */
export function rows(count: number, width: number, height: number, widest: number): Rows {
  const gap = width < WIDE ? 4 : 7;
  const comfort = width < WIDE ? COMFORT : TAP;
  let best: Rows = { card: 0, gap, columns: Math.max(1, count), column: TAP };
  for (let number = 1; number <= Math.min(MOST_ROWS, Math.max(1, count)); number++) {
    const columns = Math.max(1, Math.ceil(count / number));
    const column = (width + gap) / columns - gap;
    if (column < TAP && number < MOST_ROWS) continue;
    const card = Math.floor(Math.min(column, widest, (height - gap * (number - 1)) / number / TALL));
    if (card > best.card) best = { card, gap, columns, column: Math.floor(Math.max(card, Math.min(column, ROOMIEST))) };
    if (card >= comfort) break;
  }
  return best;
}

/**
 * How much of the window a hand may take, how large its cards may be, and what is kept free between its kinds. On phones
 * more than four players sit in two rows, and the hand makes room for them.
 */
export function roomForHand(
  window: { width: number; height: number },
  players: number,
): {
  height: number;
  widest: number;
  apart: number;
} {
  if (window.height <= 500 && window.width < 1080) return { height: window.height * 0.25, widest: 72, apart: 0 };
  if (window.width < 600) return { height: window.height * (players > 4 ? 0.26 : 0.32), widest: 78, apart: 0 };
  if (window.width < 1080) return { height: window.height * 0.2, widest: 96, apart: 0 };
  return { height: window.height * 0.2, widest: 104, apart: 40 };
}
