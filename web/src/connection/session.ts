import type { Refused } from '../protocol/messages';

/** What a device asks about who it is and where codes lead, by plain HTTP: docs/protocol.md. */

export interface DeviceLink {
  code: string;
  expiresAt: number;
}

/** How a code from another device was taken: it is theirs now, it is too late, or nobody answered. */
export type Claim = 'done' | 'late' | 'unanswered';

async function send(path: string, body?: object): Promise<Response | null> {
  const sent = body ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {};
  try {
    return await fetch(path, { method: 'POST', ...sent });
  } catch {
    return null;
  }
}

/** A code that signs this guest in on another device, once. Null if there is none just now. */
export async function makeDeviceLink(): Promise<DeviceLink | null> {
  const answer = await send('/api/session/link');
  return answer?.ok ? ((await answer.json()) as DeviceLink) : null;
}

export async function claim(code: string): Promise<Claim> {
  const answer = await send('/api/session/claim', { code });
  if (answer?.ok) return 'done';
  return answer && answer.status >= 400 && answer.status < 500 && answer.status !== 429 ? 'late' : 'unanswered';
}

/** A code for a table that can be said aloud, or why there is none. Null if nobody answered. */
export async function makeTableCode(table: string): Promise<DeviceLink | Refused | null> {
  return told(await send(`/api/tables/${table}/code`));
}

/** The table that a code stands for, or why there is none. Null if nobody answered. */
export async function tableOfCode(code: string): Promise<{ table: string } | Refused | null> {
  return told(await send('/api/code', { code }));
}

/** What was answered; null if it was nothing that this client understands. */
async function told<T>(answer: Response | null): Promise<T | Refused | null> {
  const isJson = answer?.headers.get('Content-Type')?.startsWith('application/json');
  return answer && isJson ? ((await answer.json()) as T | Refused) : null;
}

/** Signs this device out; gives whether it worked. */
export async function forgetMe(): Promise<boolean> {
  try {
    return (await fetch('/api/session', { method: 'DELETE' })).ok;
  } catch {
    return false;
  }
}
