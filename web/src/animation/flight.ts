/** A card that moves from one spot to another (see `data-spot`). */
export interface Flight {
  /** Null shows the back. */
  card: string | null;
  number?: number;
  from: string;
  to: string;
  /** The spot of an element that stays invisible until the card has landed. */
  lands?: string;
  /** Flights of a later step start when those of earlier steps have landed. */
  step?: number;
}
