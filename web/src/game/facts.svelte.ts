import type { GameId } from '../protocol/games';
import type { GameOffer, MatchKind, Plan } from '../protocol/messages';

/** The server's description of its games. Numbers of the rules come only from here. */
class Facts {
  #offers = $state.raw<readonly GameOffer[]>([]);

  /** Stores the games of a welcome message. */
  learn(offers: readonly GameOffer[]): void {
    this.#offers = offers;
  }

  /** Uses a recorded description until a server has sent one. */
  recall(offer: GameOffer): void {
    if (!this.find(offer.id)) this.#offers = [...this.#offers, offer];
  }

  /** Undefined before the first welcome. */
  find(game: GameId): GameOffer | undefined {
    return this.#offers.find(({ id }) => id === game);
  }

  /** Requires a welcome; every table has had one. */
  of(game: GameId): GameOffer {
    const offer = this.find(game);
    if (!offer) throw new Error(`No description of the game ${game} has been received.`);
    return offer;
  }

  /** A number of a game's rules, by its name in docs/protocol.md. */
  number(game: GameId, name: string): number {
    const number = this.of(game).numbers[name];
    if (number === undefined) throw new Error(`The description of the game ${game} has no number ${name}.`);
    return number;
  }

  /** The kind of match for a plan. */
  match({ game, options }: Pick<Plan, 'game' | 'options'>): MatchKind {
    const { matches, options: known } = this.of(game);
    const chosen = (name: string): string | undefined =>
      options[name] ?? known.find((option) => option.name === name)?.default;
    const kind = matches.find((each) => Object.entries(each.options).every(([name, value]) => chosen(name) === value));
    if (!kind) throw new Error(`The description of the game ${game} has no kind of match with these options.`);
    return kind;
  }

  /** The number of rounds in a match; 0 if a score ends it. */
  rounds(plan: Pick<Plan, 'game' | 'options' | 'players'>): number {
    return this.match(plan).rounds[plan.players - this.of(plan.game).fewestPlayers] ?? 0;
  }
}

export const facts = new Facts();
