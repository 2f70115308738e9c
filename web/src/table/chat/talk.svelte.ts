import type { ChatMessage } from '../../protocol/messages';
import type { LiveTable } from '../LiveTable.svelte';

/** The talk at one table as this page has read it. */
export class Talk {
  /** When the newest remark that was read was made; what lay there when we came counts as read. */
  #readUntil = $state.raw(0);

  constructor(readonly table: Pick<LiveTable, 'chat' | 'muted' | 'guest'>) {
    this.#readUntil = table.chat.at(-1)?.at ?? 0;
  }

  /** What may be shown: not what muted people said before they were muted. */
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

/** The button on the score pad, the one in the bar and the sheet share what has been read. */
export function talkAt(table: LiveTable): Talk {
  let talk = talks.get(table);
  if (!talk) talks.set(table, (talk = new Talk(table)));
  return talk;
}
