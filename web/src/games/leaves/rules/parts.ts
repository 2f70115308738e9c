import { cards as plain, drawn, type Part } from '../../../rules/outline';
import { dotsOf } from '../art/dots';
import RowPicture from './RowPicture.svelte';
import type { RowPart } from './shapes';

/** A row, written as `2x5 3x8`. */
export function row(list: string, fresh = 0): Part {
  const stacks = list.split(' ').map((stack) => {
    const [count = 0, value = 0] = stack.split('x').map(Number);
    return { value, count };
  });
  const part: RowPart = { stacks, fresh };
  return drawn(
    RowPicture,
    part,
    stacks.map(({ value }) => String(value)),
  );
}

export const cards = (list: string, off = ''): Part => plain(list, off, (code) => dotsOf(Number(code)));
