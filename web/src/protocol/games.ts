/**
 * The games of this client. Each declares itself in its own `game.ts` by adding a member here: what a seat sees, what can
 * happen, and what is said. So nothing else lists them; `games/shelf.ts` must hold exactly these.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- Filled by the games.
export interface Games {}

export type GameId = keyof Games;
export type ViewOf<G extends GameId = GameId> = Games[G]['view'];
/** `played` means different things in different games: narrow by the game first. */
export type EventOf<G extends GameId = GameId> = Games[G]['event'];
export type TextsOf<G extends GameId = GameId> = Games[G]['texts'];
