import { beforeEach, describe, expect, it } from 'vitest';
import { store } from '../../settings/stored';
import { forgetPlayed, played, rememberPlayed } from './played';

describe('tables played at on this device', () => {
  beforeEach(() => localStorage.clear());

  it('come newest first, each once', () => {
    rememberPlayed({ table: 'a', game: 'thirteen' });
    rememberPlayed({ table: 'b', game: 'leaves' });
    rememberPlayed({ table: 'a', game: 'thirteen' });
    expect(played().map(({ table }) => table)).toEqual(['a', 'b']);
  });

  it('are not more than twelve', () => {
    for (let i = 0; i < 20; i++) rememberPlayed({ table: `t${i}`, game: 'friday' });
    expect(played()).toHaveLength(12);
    expect(played()[0]).toEqual({ table: 't19', game: 'friday' });
  });

  it('are forgotten one by one', () => {
    rememberPlayed({ table: 'a', game: 'thirteen' });
    rememberPlayed({ table: 'b', game: 'skipbo' });
    forgetPlayed('a');
    expect(played()).toEqual([{ table: 'b', game: 'skipbo' }]);
  });

  it.each(['{', '7', '[{"table":1,"game":"friday"},null,{"table":"a","game":"chess"}]'])(
    'survive nonsense: %s',
    (text) => {
      store('played', text);
      expect(played()).toEqual([]);
    },
  );
});
