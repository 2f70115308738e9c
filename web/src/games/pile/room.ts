import { DESK, WIDE } from '../../ui/sizes';

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

export const TAP = 44;
/** From this width on a card is large enough: another row would only take room from the piles. */
const COMFORT = { phone: 50, tablet: 70, desk: 80 };
const MOST_ROWS = 3;

/**
 * The hand: cards never overlap and each has a column that a thumb can hit. As few rows as leave the cards comfortably
 * large; if none does, those with the largest cards.
 */
export function rows(
  count: number,
  width: number,
  { height, widest, tap = TAP, comfort = COMFORT.phone }: Partial<Room> & Pick<Room, 'height' | 'widest'>,
): Rows {
  const [most, wished] = width < WIDE ? [Math.ceil(count / 2), 4] : [count, 7];
  // Many thumbs side by side leave little between them.
  const gap = most * (tap + wished) <= width + wished ? wished : 2;
  let best: Rows = { card: 0, gap, columns: Math.max(1, count), column: tap };
  for (let number = 1; number <= Math.min(MOST_ROWS, Math.max(1, count)); number++) {
    const columns = Math.max(1, Math.ceil(count / number));
    const column = (width + gap) / columns - gap;
    if (column < tap && number < MOST_ROWS) continue;
    const card = Math.floor(Math.min(column, widest, (height - gap * (number - 1)) / number / TALL));
    if (card > best.card) best = { card, gap, columns, column: Math.floor(Math.max(card, Math.min(column, ROOMIEST))) };
    if (card >= comfort) break;
  }
  return best;
}

/** Three kinds stand this far apart, all together. */
export const APART = 36;

export interface Room {
  height: number;
  widest: number;
  /** What is kept free between the kinds. */
  apart: number;
  /** How wide a column must be for a thumb. */
  tap: number;
  /** A card of this width is large enough. */
  comfort: number;
}

/** A card that is picked up rises into this room above the hand. */
const RISE = 12;
/** Two rows of cards that a thumb can hit. */
const LEAST = 2 * TAP * TALL + 4;

/**
 * How much of the window a hand may take and how large its cards may be. On phones the piles come first: the hand has what
 * everything else leaves when the piles are as low as they may be and a move waits for its second tap.
 */
export function roomForHand(window: { width: number; height: number }, hasDrawPile: boolean): Room {
  const { width, height } = window;
  if (height <= 500 && width >= WIDE && width < DESK)
    return { height: height * 0.22, widest: 72, apart: 0, tap: TAP, comfort: TAP };
  if (width < WIDE) {
    const others = (height <= 680 ? 448 : 520) + (hasDrawPile ? 64 : 0);
    return {
      height: Math.max(LEAST, Math.min(height * 0.34, height - others - RISE)),
      widest: 78,
      apart: 0,
      tap: width < 360 ? 40 : TAP,
      comfort: COMFORT.phone,
    };
  }
  if (width < DESK) return { height: height * 0.2, widest: 96, apart: 0, tap: TAP, comfort: COMFORT.tablet };
  // It grows with the type on very large screens.
  const comfort = Math.max(COMFORT.desk, height * 0.085);
  // Two rows only where they leave the piles their height.
  const most = Math.max(height * 0.2, Math.min(height * 0.27, height - 657));
  return { height: most, widest: Math.max(104, height * 0.12), apart: APART, tap: TAP, comfort };
}
