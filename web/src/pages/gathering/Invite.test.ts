import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { reach } from '../../connection/reach.svelte';
import type { LiveTable } from '../../table/LiveTable.svelte';
import { spoken } from '../../texts/texts.svelte';
import Invite from './Invite.svelte';

it('an invitation has a link that others can open, or says how to let them in', async () => {
  const { codeSays, invite, unreachable } = spoken.now.gathering;
  render(Invite, { table: { address: '/t/1' } as LiveTable });
  // The page has a loopback name, and no server address is known.
  const link = screen.getByRole<HTMLInputElement>('textbox', { name: invite });
  expect(link.value).toBe(`${location.origin}/t/1`);
  expect(screen.getByText(unreachable.unknown)).toBeTruthy();

  reach.update({ hereOnly: true });
  expect(await screen.findByText(unreachable.hereOnly)).toBeTruthy();
  expect(screen.queryByLabelText(codeSays)).toBeNull();

  reach.update({ address: 'http://192.168.1.20:1313' });
  await expect.poll(() => link.value).toBe('http://192.168.1.20:1313/t/1');
  expect(screen.getByLabelText(codeSays)).toBeTruthy();
  expect(screen.queryByText(unreachable.hereOnly)).toBeNull();
  expect(screen.queryByText(unreachable.unknown)).toBeNull();
});
