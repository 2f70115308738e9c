/**
 * The games of this client. Each game adds a member here in its own `game.ts`: its view, events and texts. No other
 * file lists them; `games/registry.ts` must hold exactly these.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Filled by the games.
export interface Games {}

export type GameId = keyof Games;
export type ViewOf<G extends GameId = GameId> = Games[G]['view'];
/** `played` differs between games: narrow by the game first. */
export type EventOf<G extends GameId = GameId> = Games[G]['event'];
export type TextsOf<G extends GameId = GameId> = Games[G]['texts'];
