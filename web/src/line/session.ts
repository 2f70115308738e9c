/** What a device asks about who it is, by plain HTTP: docs/protocol.md. */

export interface DeviceLink {
  code: string;
  expiresAt: number;
}

/** How a code from another device was taken: it is theirs now, it is too late, or nobody answered. */
export type Claim = 'done' | 'late' | 'unanswered';

async function post(path: string, body?: object): Promise<Response | null> {
  const sent = body ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {};
  try {
    return await fetch(`/api/session${path}`, { method: 'POST', ...sent });
  } catch {
    return null;
  }
}

/** A code that signs this guest in on another device, once. Null if there is none just now. */
export async function makeDeviceLink(): Promise<DeviceLink | null> {
  const answer = await post('/link');
  return answer?.ok ? ((await answer.json()) as DeviceLink) : null;
}

export async function claim(code: string): Promise<Claim> {
  const answer = await post('/claim', { code });
  if (answer?.ok) return 'done';
  return answer && answer.status >= 400 && answer.status < 500 && answer.status !== 429 ? 'late' : 'unanswered';
}

/** Signs this device out; gives whether it worked. */
export async function forgetMe(): Promise<boolean> {
  try {
    return (await fetch('/api/session', { method: 'DELETE' })).ok;
  } catch {
    return false;
  }
}
