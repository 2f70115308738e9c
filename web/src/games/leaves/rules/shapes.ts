/** The row; `fresh` is the value just played. */
export interface RowPart {
  stacks: readonly { value: number; count: number }[];
  fresh: number;
}
