import type { Claim } from './workerMessages';

/** Which page of this browser plays: only one may write to a log. */

export interface Holder {
  /** Whether it plays: otherwise it lets go as soon as a page that does asks. */
  isBusy(): boolean;
  /** Another page wants to play: ends what is being done, and then does nothing more. */
  end(): Promise<void>;
  /** Another page plays now. */
  lost(): void;
}

const NAME = 'table13-solo';
/** A page that plays has said so by then: without locks it is believed, with locks it is asked again. */
const SHORT = 400;
/** A page that does not let go though it was asked to is frozen. */
const LONG = 1000;
/** With locks: a page that is closed or loaded anew has let go by then, also on a slow device; one that is silent is frozen. */
const LONGEST = 3000;

type Said = 'may I' | 'mine' | 'give' | 'given';

/**
 * Takes the lock; gives whether this page plays now. Pages ask each other over a channel. Where there are locks (not on
 * plain http) these decide, so that a page that does not answer is noticed, and so is one that has gone. Where storage is
 * blocked there is neither, and no log that two pages could write to: every page plays in its own memory.
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

/** Browsers without locks lack the property; those with blocked storage refuse every request. */
async function hasLocks(): Promise<boolean> {
  try {
    await navigator.locks.query();
    return true;
  } catch {
    return false;
  }
}

const say = (channel: BroadcastChannel, word: Said): void => channel.postMessage(word);

/** Hears what others ask, until one of them gets it. */
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
  // Mostly nobody holds it. However long a slow device takes to say so, it is no sign that somebody plays.
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
  // A page that has just been granted the lock may not have listened yet.
  const again = setInterval(ask, SHORT);
  const isOurs = await request(channel, holder, { signal: giveUp.signal });
  clearTimeout(timer);
  clearInterval(again);
  return isOurs || (!isRefused && request(channel, holder, { steal: true }));
}

/** Gives whether the lock was granted; it is held until the page lets go or goes. */
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
        // Not granted in time, or taken away from us.
        resolve(false);
        if (isHeld) void holder.end().then(() => holder.lost());
      });
  });
}

/** Without locks, silence means that nobody plays. */
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
      // Two that ask at once: whoever was there first says so.
      else if (data === 'may I') say(channel, 'mine');
      else if (data === 'give') end(false);
    };
    say(channel, isTaken ? 'give' : 'may I');
  });
}
