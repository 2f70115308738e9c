import type { Request } from '../protocol/messages';

/** What page and worker say to each other. Frames are what would go over a WebSocket; the rest is what HTTP would carry. */

export type ToWorker =
  | { begin: Beginning }
  | { frame: string; about: About }
  | { ask: number; record: { table: string; match: number } }
  | { ask: number; finished: string }
  | { ask: number; forget: string }
  | { ask: number; lesson: string };

/** What the worker must know of a frame without parsing it. */
export interface About {
  type: Request['type'];
  table: string | undefined;
  game: string | undefined;
}

/** How much a page wants to be the one that plays: if nobody else wants to, if nobody else does, or in any case. */
export type Claim = 'warm' | 'play' | 'take over';

export interface Beginning {
  /** Whether tables are kept on this device; if not, they end with the page. */
  isKept: boolean;
  claim: Claim;
  /** How the person wants to be called, if the page knows. */
  name: string | null;
}

/**
 * How the server on this device is. `idle`: nobody has needed it yet. `unsupported`: this browser cannot run the
 * engine. `absent`: it did not come. `elsewhere`: another page of this browser plays. `outdated`: what this page needs is
 * gone, the server has a newer one.
 */
export type SoloStatus = 'idle' | 'loading' | 'ready' | 'unsupported' | 'absent' | 'elsewhere' | 'outdated';

export type FromWorker =
  | { frame: string }
  | { answer: number; text: string }
  | { status: SoloStatus }
  /** Whether everything that was told is stored. */
  | { isStored: boolean }
  /** The worker cannot go on; everything that was told is stored, or lost with it. */
  | { crashed: string };
