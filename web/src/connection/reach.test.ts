import { describe, expect, it } from 'vitest';
import { Reach } from './reach.svelte';

const at = (hostname: string): Reach => new Reach({ origin: `http://${hostname}:1313`, hostname });

describe('a link for other devices', () => {
  it('has the address of the page', () => {
    const reach = at('192.168.1.20');
    expect(reach.link('/t/1')).toBe('http://192.168.1.20:1313/t/1');
    expect(reach.problem).toBeNull();
  });

  it('has the address that the server sends to a page on its own machine', () => {
    const reach = at('127.0.0.1');
    reach.update({ address: 'http://192.168.1.20:1313' });
    expect(reach.link('/t/1')).toBe('http://192.168.1.20:1313/t/1');
    expect(reach.problem).toBeNull();
  });

  it.each(['127.0.0.1', '127.1.2.3', 'localhost', 'table.localhost', '[::1]'])('leads nowhere from %s', (host) => {
    const reach = at(host);
    expect(reach.problem).toBe('unknown');
    reach.update({ hereOnly: true });
    expect(reach.problem).toBe('hereOnly');
    expect(reach.link('/t/1')).toBe(`http://${host}:1313/t/1`);
  });

  it.each(['cards.example', 'localhost.example', '1127.0.0.1.example'])('leads somewhere from %s', (host) => {
    expect(at(host).problem).toBeNull();
  });
});
