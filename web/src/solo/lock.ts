import type { Claim } from './workerMessages';

/** Elects the page of this browser that plays: only one may write to a log. */

export interface Holder {
  /** Whether the page plays; otherwise it gives way to a page that does. */
  isBusy(): boolean;
  /** Another page wants to play: finishes the current request and stops. */
  end(): Promise<void>;
  /** Another page plays now. */
  lost(): void;
}

const NAME = 'table13-solo';
/** A playing page answers within this time. Without locks silence counts as free, with locks the question is repeated. In milliseconds. */
const SHORT = 400;
/** A page that does not release the lock within this time is frozen. In milliseconds. */
const LONG = 1000;
/** With locks, a closed or reloaded page has released its lock by then, even on a slow device; a silent page is frozen. In milliseconds. */
const LONGEST = 3000;

type Said = 'may I' | 'mine' | 'give' | 'given';

/**
 * Takes the lock. Returns whether this page plays now. Pages negotiate over a channel. Where locks exist (not on plain
 * http) they decide, which also detects frozen and closed pages. With blocked storage there are neither locks nor a
 * shared log: every page plays in its own memory.
 */
export async function claim(holder: Holder, how: Claim): Promise<boolean> {
  const channel = openChannel();
  if (!channel) return true;
  const isOurs = await ((await hasLocks()) ? byLock : byWord)(channel, holder, how);
  if (!isOurs) channel.close();
  return isOurs;
}

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    return null;
  }
}

/** Browsers without locks lack the property; with blocked storage every request fails. */
async function hasLocks(): Promise<boolean> {
  try {
    await navigator.locks.query();
    return true;
  } catch {
    return false;
  }
}

const say = (channel: BroadcastChannel, word: Said): void => channel.postMessage(word);

/** Answers requests of other pages until one of them gets the lock. */
function hold(channel: BroadcastChannel, holder: Holder, release: () => void): void {
  channel.onmessage = async ({ data }: MessageEvent<Said>) => {
    if (data === 'may I' && holder.isBusy()) say(channel, 'mine');
    else if (data === 'may I' || data === 'give') {
      channel.onmessage = null;
      await holder.end();
      release();
      say(channel, 'given');
      channel.close();
      holder.lost();
    }
  };
}

async function byLock(channel: BroadcastChannel, holder: Holder, how: Claim): Promise<boolean> {
  // Usually the lock is free. A slow answer does not mean that another page plays.
  if (await request(channel, holder, { ifAvailable: true })) return true;
  if (how === 'warm') return false;
  const isTaken = how === 'take over';
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(), isTaken ? LONG : LONGEST);
  let isRefused = false;
  channel.onmessage = ({ data }: MessageEvent<Said>) => {
    if (data !== 'mine' || isTaken) return;
    isRefused = true;
    giveUp.abort();
  };
  const ask = (): void => say(channel, isTaken ? 'give' : 'may I');
  ask();
  // A page that has just got the lock may have missed the first message.
  const again = setInterval(ask, SHORT);
  const isOurs = await request(channel, holder, { signal: giveUp.signal });
  clearTimeout(timer);
  clearInterval(again);
  return isOurs || (!isRefused && request(channel, holder, { steal: true }));
}

/** Returns whether the lock was granted. It is held until the page releases it or closes. */
function request(channel: BroadcastChannel, holder: Holder, options: LockOptions): Promise<boolean> {
  return new Promise((resolve) => {
    let isHeld = false;
    navigator.locks
      .request(NAME, options, (lock) => {
        isHeld = lock !== null;
        resolve(isHeld);
        return isHeld && new Promise<void>((release) => hold(channel, holder, release));
      })
      .catch(() => {
        // Not granted in time, or stolen by another page.
        resolve(false);
        if (isHeld) void holder.end().then(() => holder.lost());
      });
  });
}

/** Without locks, silence means that the lock is free. */
function byWord(channel: BroadcastChannel, holder: Holder, how: Claim): Promise<boolean> {
  return new Promise((resolve) => {
    const isTaken = how === 'take over';
    const end = (isOurs: boolean): void => {
      clearTimeout(timer);
      channel.onmessage = null;
      if (isOurs) hold(channel, holder, () => undefined);
      resolve(isOurs);
    };
    const timer = setTimeout(() => end(true), isTaken ? LONG : SHORT);
    channel.onmessage = ({ data }: MessageEvent<Said>) => {
      if (data === 'given') end(true);
      else if (data === 'mine' && !isTaken) end(false);
      // If two pages ask at once, the earlier one answers.
      else if (data === 'may I') say(channel, 'mine');
      else if (data === 'give') end(false);
    };
    say(channel, isTaken ? 'give' : 'may I');
  });
}
