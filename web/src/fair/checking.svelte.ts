import type { Archive } from '../connection/server.svelte';
import type { MatchResult, People } from '../protocol/messages';
import { checkDeal, type Report } from './check';
import { evidenceOf } from './evidence';

/** The table data that a check needs. */
export interface Checked {
  readonly id: string;
  readonly mySeat: number;
  readonly people: People | null;
  readonly matches: readonly MatchResult[];
  readonly server: { archive: Archive };
}

/** Fetches the record of a match and checks its deal. */
export class Checking {
  report = $state.raw<Report | null>(null);
  /** The record could not be fetched. */
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
      const { id: table, server } = this.table;
      const text = await server.archive.record(table, this.match);
      this.report = await checkDeal(text, { table, match: this.match, ...evidenceOf(table), seat: this.#seat() });
    } catch {
      this.isStuck = true;
    }
  }

  /** The own seat in that match, if any. */
  #seat(): number | null {
    const { mySeat, people, matches } = this.table;
    const name = people?.seats[mySeat]?.name;
    const played = matches.find(({ match }) => match === this.match);
    return name !== undefined && played?.names[mySeat] === name ? mySeat : null;
  }
}

const known = new WeakMap<Checked, Record<number, Checking>>();

/** The check of a match, computed once and cached. */
export function checking(table: Checked, match: number): Checking {
  let matches = known.get(table);
  if (!matches) known.set(table, (matches = {}));
  return (matches[match] ??= new Checking(table, match));
}
