import { beforeEach, describe, expect, it } from 'vitest';
import { ConnectionLost } from '../connection/Connection.svelte';
import { store, stored } from '../settings/stored';
import { type NameKeeper, OwnName } from './ownName.svelte';

/** A fake server that changes names. */
class FakeServer implements NameKeeper {
  readonly connection = { status: 'open' };
  guest: { id: string; name: string } | null;
  sent: string[] = [];
  isDead = false;

  constructor(name: string | null) {
    this.guest = name === null ? null : { id: 'g', name };
  }
  async rename(name: string): ReturnType<NameKeeper['rename']> {
    if (this.isDead) throw new ConnectionLost();
    this.sent.push(name);
    const clean = name.replaceAll('!', '');
    if (clean === '') return Promise.resolve({ type: 'refused', reason: 'NOT_A_NAME', rule: '', sentence: 'No.' });
    this.guest = { id: 'g', name: clean };
    return Promise.resolve(null);
  }
}

describe('the name of the guest', () => {
  let far: FakeServer;
  let near: FakeServer;
  beforeEach(() => {
    store('name', null);
    store('nameOwed', null);
    far = new FakeServer('Guest 6856');
    near = new FakeServer('Guest 0001');
  });
  const cut = (): void => {
    far.connection.status = 'lost';
  };
  const back = async (name: OwnName): Promise<void> => {
    far.connection.status = 'open';
    await name.meet();
  };

  it('is what the server says, there and on the device', async () => {
    const name = new OwnName(far, near);
    await name.meet();
    expect([name.now, near.guest?.name, far.sent]).toEqual(['Guest 6856', 'Guest 6856', []]);
    expect(stored('name'), 'nobody chose it').toBeNull();
  });

  it('is changed at both, as the server has cleaned it', async () => {
    const name = new OwnName(far, near);
    expect(await name.change('Ada!')).toBeNull();
    expect([name.now, far.guest?.name, near.sent]).toEqual(['Ada', 'Ada', ['Ada']]);
    expect(stored('name')).toBe('Ada');
  });

  it('is not changed anywhere if the server refuses it', async () => {
    const name = new OwnName(far, near);
    await name.meet();
    expect(await name.change('!')).toMatchObject({ reason: 'NOT_A_NAME' });
    expect([name.now, near.sent]).toEqual(['Guest 6856', ['Guest 6856']]);
  });

  it.each(['away', 'lost while it is asked'])('goes to the device at once and to the server later: %s', async (how) => {
    const name = new OwnName(far, near);
    await name.change('Ada');
    if (how === 'away') cut();
    else far.isDead = true;
    expect(await name.change(' Countess\u200b \n Ada ')).toBeNull();
    expect([name.now, far.guest?.name, near.guest?.name]).toEqual(['Countess Ada', 'Ada', 'Countess Ada']);

    // The name was changed on another device meanwhile: this change is newer and wins.
    far.isDead = false;
    far.guest = { id: 'g', name: 'Augusta' };
    // Another page of the same device, after a reload.
    const again = new OwnName(far, near);
    expect(again.now).toBe('Countess Ada');
    await back(again);
    expect([again.now, far.guest.name]).toEqual(['Countess Ada', 'Countess Ada']);

    // No change is pending any more: later changes on other devices win.
    far.guest = { id: 'g', name: 'Augusta' };
    await again.meet();
    expect([again.now, near.guest?.name, stored('name')]).toEqual(['Augusta', 'Augusta', 'Augusta']);
  });

  it('cannot be empty, even without a server', async () => {
    cut();
    const name = new OwnName(far, near);
    expect(await name.change(' \u202e ')).toMatchObject({ reason: 'NOT_A_NAME' });
    expect(stored('nameOwed')).toBeNull();
  });

  it('is sent again after another connection loss', async () => {
    const name = new OwnName(far, near);
    cut();
    await name.change('Ada');
    far.isDead = true;
    await back(name);
    expect([name.now, stored('nameOwed')]).toEqual(['Ada', 'yes']);
    far.isDead = false;
    await back(name);
    expect([far.guest?.name, stored('nameOwed')]).toEqual(['Ada', null]);
  });

  it('gives way if the server refuses what was chosen without it', async () => {
    const name = new OwnName(far, near);
    cut();
    await name.change('!');
    await back(name);
    expect([name.now, near.guest?.name, stored('name')]).toEqual(['Guest 6856', 'Guest 6856', null]);
  });

  it('is taken to a new session of the same device, and not to another guest', async () => {
    await new OwnName(far, near).change('Ada');
    far.guest = { id: 'h', name: 'Guest 1111' };
    const name = new OwnName(far, near);
    await name.meet();
    expect(far.guest.name).toBe('Ada');

    name.forget();
    far.guest = { id: 'i', name: 'Guest 2222' };
    await name.meet();
    expect([name.now, far.guest.name]).toEqual(['Guest 2222', 'Guest 2222']);
  });
});
