import { describe, expect, it } from 'vitest';
import { LineLost } from '../../connection/Connection.svelte';
import type { OwnListing } from '../../protocol/messages';
import { openOne, type Opener } from './opening';

const PLAN = { game: 'thirteen', players: 4 } as const;

/** Tables whose line breaks so many times while a table is being opened; it may have been heard all the same. */
function shaky(breaks: number, isHeard: boolean): Opener & { opened: string[] } {
  const opened: string[] = [];
  const line = { status: 'open', welcome: { promise: { table: 't1' } } };
  return {
    opened,
    line,
    open: async () => {
      const { table } = line.welcome.promise;
      if (breaks-- > 0) {
        if (isHeard) {
          opened.push(table);
          line.welcome = { promise: { table: 't2' } };
        }
        throw new LineLost();
      }
      opened.push(table);
      return table;
    },
    list: async () => ({
      type: 'tables',
      public: [],
      mine: opened.map((table) => ({ table }) as OwnListing), // Nothing else of it matters here.
    }),
  };
}

describe('opening a table', () => {
  it('needs one question', async () => {
    const tables = shaky(0, false);
    expect(await openOne(tables, () => PLAN)).toBe('t1');
  });

  it('asks again if it was not heard', async () => {
    const tables = shaky(2, false);
    expect(await openOne(tables, () => PLAN)).toBe('t1');
    expect(tables.opened).toEqual(['t1']);
  });

  it('opens no second table if it was heard', async () => {
    const tables = shaky(1, true);
    expect(await openOne(tables, () => PLAN)).toBe('t1');
    expect(tables.opened).toEqual(['t1']);
  });

  it('is not gone on with when nobody wants it any more', async () => {
    const tables = shaky(1, false);
    let asked = 0;
    expect(
      await openOne(
        tables,
        () => PLAN,
        () => asked++ === 0,
      ),
    ).toBeNull();
    expect(tables.opened).toEqual([]);
  });

  it('waits for a line that is not up yet', async () => {
    const tables = shaky(0, false);
    tables.line.status = 'connecting';
    let hasWaited = false;
    const { list } = tables;
    tables.list = () => {
      hasWaited = true;
      return list();
    };
    expect(await openOne(tables, () => PLAN)).toBe('t1');
    expect(hasWaited).toBe(true);
  });
});
