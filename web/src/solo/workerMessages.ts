import type { Request } from '../protocol/messages';

/** The messages between page and worker. Frames correspond to WebSocket frames, the rest to HTTP requests. */

export type ToWorker =
  | { begin: Beginning }
  | { frame: string; about: About }
  | { ask: number; record: { table: string; match: number } }
  | { ask: number; finished: string }
  | { ask: number; forget: string }
  | { ask: number; lesson: string };

/** The parts of a frame that the worker needs without parsing it. */
export interface About {
  type: Request['type'];
  table: string | undefined;
  game: string | undefined;
}

/** How strongly a page claims to play: only if the lock is free, unless another page plays, or in any case. */
export type Claim = 'warm' | 'play' | 'take over';

export interface Beginning {
  /** Whether tables are stored on this device; otherwise they end with the page. */
  isPersistent: boolean;
  claim: Claim;
  /** The guest's chosen name, if known. */
  name: string | null;
}

/**
 * The state of the server on this device. `idle`: not yet needed. `unsupported`: this browser cannot run the engine.
 * `absent`: the engine could not be loaded. `elsewhere`: another page of this browser plays. `outdated`: files of this
 * page are gone, because the server has a newer version.
 */
export type SoloStatus = 'idle' | 'loading' | 'ready' | 'unsupported' | 'absent' | 'elsewhere' | 'outdated';

export type FromWorker =
  | { frame: string }
  | { answer: number; text: string }
  | { status: SoloStatus }
  /** Whether all sent messages are stored. */
  | { isStored: boolean }
  /** The worker has failed. Sent messages are stored, or lost with it. */
  | { crashed: string };
