import { expect, it } from 'vitest';
import type { ChatMessage } from '../../protocol/messages';
import { Talk } from './talk.svelte';

const remark = (guest: string, at: number): ChatMessage => ({ guest, name: guest, text: 'Well', at });

it('counts unread messages of others, and hides muted guests', () => {
  const table = { guest: 'me', muted: [] as string[], chat: [remark('ada', 1)] };
  const talk = new Talk(table);
  expect(talk.unread).toBe(0);
  table.chat = [...table.chat, remark('ada', 2), remark('me', 3), remark('ben', 4)];
  expect(talk.unread).toBe(2);
  table.muted = ['ben'];
  expect(talk.unread).toBe(1);
  expect(talk.remarks.map(({ guest }) => guest)).toEqual(['ada', 'ada', 'me']);
  talk.read();
  expect(talk.unread).toBe(0);
});
