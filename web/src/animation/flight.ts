/** A card that travels from one spot to another (see `data-spot`). */
export interface Flight {
  /** Null: its back. */
  card: string | null;
  number?: number;
  from: string;
  to: string;
  /** The element with this spot stays invisible until the card has landed on it. */
  lands?: string;
  /** In steps: flights of a later step begin when the earlier have landed. */
  step?: number;
}
