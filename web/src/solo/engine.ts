/**
 * The engine: rules, bots, table and codecs of the server, compiled for the browser (module `browser`). Every function
 * takes and returns texts and numbers; a result that begins with `!` is an error message.
 */
export interface Engine {
  /** Loads the weights of a game. Required before its bots can move. */
  learn(game: string, text: string): string;
  /** The expert bot's advice for the seat to move, as in a `hint` message; `plan` and `match` as in the protocol. */
  hint(plan: string, match: string): string;

  // The lobby of one person on one device: see SoloLobby.
  begin(stored: string): string;
  knows(table: string): boolean;
  load(table: string, log: string): string | undefined;
  join(now: number): string;
  hear(text: string, now: number, randomness: string): string;
  wake(now: number, randomness: string): string;
  record(table: string, match: number): string;
  finished(table: string): string;
  forget(table: string): string;
  /** Creates the table of a lesson. Returns its id, or an empty text for an invalid script. */
  lesson(script: string): string;
}

/** The engine has failed: its state in memory is invalid. */
export class EngineFailed extends Error {}

/** Returns an engine result, or throws if it is an error message. */
export function sound(text: string): string {
  if (text.startsWith('!')) throw new EngineFailed(text.slice(1));
  return text;
}
