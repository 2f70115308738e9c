import type { Refused } from '../protocol/messages';

/** Codes for signing in on another device and for tables, over HTTP: docs/protocol.md. */

export interface DeviceLink {
  code: string;
  expiresAt: number;
}

/** The outcome of using a code from another device: accepted, expired, or no answer. */
export type Claim = 'done' | 'late' | 'unanswered';

async function send(path: string, body?: object): Promise<Response | null> {
  const sent = body ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {};
  try {
    return await fetch(path, { method: 'POST', ...sent });
  } catch {
    return null;
  }
}

/** A one-time code that signs this guest in on another device. Null if none is available. */
export async function makeDeviceLink(): Promise<DeviceLink | null> {
  const answer = await send('/api/session/link');
  return answer?.ok ? ((await answer.json()) as DeviceLink) : null;
}

export async function claim(code: string): Promise<Claim> {
  const answer = await send('/api/session/claim', { code });
  if (answer?.ok) return 'done';
  return answer && answer.status >= 400 && answer.status < 500 && answer.status !== 429 ? 'late' : 'unanswered';
}

/** A short code for a table, to be read aloud, or the refusal. Null if the server did not answer. */
export async function makeTableCode(table: string): Promise<DeviceLink | Refused | null> {
  return parse(await send(`/api/tables/${table}/code`));
}

/** The table of a code, or the refusal. Null if the server did not answer. */
export async function tableOfCode(code: string): Promise<{ table: string } | Refused | null> {
  return parse(await send('/api/code', { code }));
}

/** Reads an answer; null if there is none or if this client cannot read it. */
async function parse<T>(answer: Response | null): Promise<T | Refused | null> {
  const isJson = answer?.headers.get('Content-Type')?.startsWith('application/json');
  return answer && isJson ? ((await answer.json()) as T | Refused) : null;
}

/** Signs this device out. Returns whether it succeeded. */
export async function forgetMe(): Promise<boolean> {
  try {
    return (await fetch('/api/session', { method: 'DELETE' })).ok;
  } catch {
    return false;
  }
}
