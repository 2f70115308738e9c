import type { ChatMessage } from '../../protocol/messages';
import type { LiveTable } from '../LiveTable.svelte';

/** The chat of one table and its read state on this page. */
export class Talk {
  /** The time of the newest read message; messages before the visit count as read. */
  #readUntil = $state.raw(0);

  constructor(readonly table: Pick<LiveTable, 'chat' | 'muted' | 'guest'>) {
    this.#readUntil = table.chat.at(-1)?.at ?? 0;
  }

  /** The visible messages, without those of muted guests. */
  get remarks(): readonly ChatMessage[] {
    return this.table.chat.filter(({ guest }) => !this.table.muted.includes(guest));
  }

  get unread(): number {
    const { guest: me } = this.table;
    return this.remarks.filter(({ guest, at }) => at > this.#readUntil && guest !== me).length;
  }

  read(): void {
    this.#readUntil = this.table.chat.at(-1)?.at ?? 0;
  }
}

const talks = new WeakMap<LiveTable, Talk>();

/** Shared by the button on the score pad, the one in the bar and the sheet. */
export function talkAt(table: LiveTable): Talk {
  let talk = talks.get(table);
  if (!talk) talks.set(table, (talk = new Talk(table)));
  return talk;
}
