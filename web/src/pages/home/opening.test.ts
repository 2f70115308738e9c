import { describe, expect, it } from 'vitest';
import { ConnectionLost } from '../../connection/Connection.svelte';
import type { OwnListing } from '../../protocol/messages';
import { openOne, type Opener } from './opening';

const PLAN = { game: 'thirteen', players: 4 } as const;

/** Fake tables that lose the connection a number of times; `isHeard`: the request still arrives. */
function shaky(breaks: number, isHeard: boolean): Opener & { opened: string[] } {
  const opened: string[] = [];
  const connection = { status: 'open', welcome: { promise: { table: 't1' } } };
  return {
    opened,
    connection,
    open: async () => {
      const { table } = connection.welcome.promise;
      if (breaks-- > 0) {
        if (isHeard) {
          opened.push(table);
          connection.welcome = { promise: { table: 't2' } };
        }
        throw new ConnectionLost();
      }
      opened.push(table);
      return table;
    },
    list: async () => ({
      type: 'tables',
      public: [],
      mine: opened.map((table) => ({ table }) as OwnListing), // The rest of the listing is irrelevant here.
    }),
  };
}

describe('opening a table', () => {
  it('needs one request', async () => {
    const tables = shaky(0, false);
    expect(await openOne(tables, () => PLAN)).toBe('t1');
  });

  it('repeats a lost request', async () => {
    const tables = shaky(2, false);
    expect(await openOne(tables, () => PLAN)).toBe('t1');
    expect(tables.opened).toEqual(['t1']);
  });

  it('opens no second table if the request arrived', async () => {
    const tables = shaky(1, true);
    expect(await openOne(tables, () => PLAN)).toBe('t1');
    expect(tables.opened).toEqual(['t1']);
  });

  it('stops when it is no longer wanted', async () => {
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

  it('waits for an open connection', async () => {
    const tables = shaky(0, false);
    tables.connection.status = 'connecting';
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
