import type { Finished, People } from '../protocol/messages';
import { checkDeal, type Report } from './check';
import { keptOf } from './kept';

/** What must be known of a table to check a deal at it. */
export interface Checked {
  readonly id: string;
  readonly mySeat: number;
  readonly people: People | null;
  readonly matches: readonly Finished[];
}

/** Where the record of a finished match lies. */
export const recordAddress = (table: string, match: number): string => `/api/tables/${table}/matches/${match}/record`;

/** Fetches the record of a match and checks its deal. */
export class Checking {
  report = $state.raw<Report | null>(null);
  /** The record did not come. */
  isStuck = $state.raw(false);

  constructor(
    readonly table: Checked,
    readonly match: number,
  ) {
    void this.begin();
  }

  async begin(): Promise<void> {
    this.isStuck = false;
    try {
      const answer = await fetch(recordAddress(this.table.id, this.match));
      if (!answer.ok) throw new Error(String(answer.status));
      const text = await answer.text();
      const { id: table } = this.table;
      this.report = await checkDeal(text, { table, match: this.match, ...keptOf(table), seat: this.#seat() });
    } catch {
      this.isStuck = true;
    }
  }

  /** Our seat, if we sat there in that match, too. */
  #seat(): number | null {
    const { mySeat, people, matches } = this.table;
    const name = people?.seats[mySeat]?.name;
    const played = matches.find(({ match }) => match === this.match);
    return name !== undefined && played?.names[mySeat] === name ? mySeat : null;
  }
}

const known = new WeakMap<Checked, Record<number, Checking>>();

/** The check of a match: done once, however often it is looked at. */
export function checking(table: Checked, match: number): Checking {
  let matches = known.get(table);
  if (!matches) known.set(table, (matches = {}));
  return (matches[match] ??= new Checking(table, match));
}
