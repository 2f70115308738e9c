import { DESK, WIDE } from '../../ui/sizes';

/** Geometry of cards in little space. */

const TALL = 7 / 5;
/** Index and symbol are in the left third of a card; this share of its width must stay visible. */
const READABLE = 0.36;
const EASY = 0.48;
const SMALLEST = 36;

export interface Fan {
  /** The width of a card. */
  card: number;
  /** The distance between the left edges of neighbouring cards. */
  step: number;
}

/**
 * A pile as a fan in a box. Cards use the full height. If there are many, they first overlap until only index and
 * symbol are visible, then shrink, then overlap further. They never leave the box.
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
  /** The touch width of each card. */
  column: number;
}

const ROOMIEST = 64;

export const TAP = 44;
/** At this card width, another row would only take room from the piles. */
const COMFORT = { phone: 50, tablet: 70, desk: 80 };
const MOST_ROWS = 3;

/**
 * The hand in rows: cards never overlap, and each column is wide enough for touch. Uses the fewest rows with
 * comfortably large cards, else the rows with the largest cards.
 */
export function rows(
  count: number,
  width: number,
  { height, widest, tap = TAP, comfort = COMFORT.phone }: Partial<Room> & Pick<Room, 'height' | 'widest'>,
): Rows {
  const [most, wished] = width < WIDE ? [Math.ceil(count / 2), 4] : [count, 7];
  // Many columns leave only small gaps.
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

/** The total gap between the three kinds. */
export const APART = 36;

export interface Room {
  height: number;
  widest: number;
  /** The gap kept free between the kinds. */
  apart: number;
  /** The smallest column width for touch. */
  tap: number;
  /** The card width that is large enough. */
  comfort: number;
}

/** Space above the hand for a picked card, which is raised. */
const RISE = 12;
/** The height of two rows of touchable cards. */
const LEAST = 2 * TAP * TALL + 4;

/**
 * The height limit of a hand and the comfortable card size. On phones the piles come first: the hand gets the space
 * left when the piles have their smallest height and a move awaits confirmation.
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
  // Grows with the type on very large screens.
  const comfort = Math.max(COMFORT.desk, height * 0.085);
  // Two rows only if the piles keep their height.
  const most = Math.max(height * 0.2, Math.min(height * 0.27, height - 657));
  return { height: most, widest: Math.max(104, height * 0.12), apart: APART, tap: TAP, comfort };
}
