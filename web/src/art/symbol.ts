/** A symbol in a box of 24 by 24: one outline (holes by the even-odd rule) and optionally a line drawn on it. */
export interface Symbol24 {
  d: string;
  line?: string;
  /** A pale yellow shape on top, such as the middle of the blossom. */
  heart?: string;
  /** Overlapping parts add up instead of cutting holes. */
  isWhole?: boolean;
  colour: string;
}
