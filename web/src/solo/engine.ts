/**
 * The engine: rules, bots, table and wire of the server, compiled for the browser (module `browser`). Every function
 * takes and gives texts and numbers; what begins with `!` says what went wrong.
 */
export interface Engine {
  /** Takes in the weights of a game; before that no bot can think about it. */
  learn(game: string, text: string): string;
  /** What the expert would do for the seat that is to move, as a `hint` has it: `plan` and `match` as the protocol has them. */
  hint(plan: string, match: string): string;

  // The lobby of one person on one device: see SoloLobby.
  begin(kept: string): string;
  knows(table: string): boolean;
  load(table: string, log: string): string | undefined;
  join(now: number): string;
  hear(text: string, now: number, luck: string): string;
  wake(now: number, luck: string): string;
  record(table: string, match: number): string;
  finished(table: string): string;
  forget(table: string): string;
  /** Lays out the table of a lesson; gives its id, or nothing if the script cannot be played. */
  lesson(script: string): string;
}

/** Something went wrong inside the engine: what it holds in memory is not to be trusted any more. */
export class EngineFailed extends Error {}

/** What the engine said, if it is no complaint. */
export function sound(text: string): string {
  if (text.startsWith('!')) throw new EngineFailed(text.slice(1));
  return text;
}
