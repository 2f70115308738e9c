import type { GameId } from '../protocol/games';
import type { GameOffer, MatchKind, Plan } from '../protocol/messages';

/** What the server has said of its games. No number of a rule stands in this client: it is asked for here. */
class Facts {
  #offers = $state.raw<readonly GameOffer[]>([]);

  /** From every welcome. */
  learn(offers: readonly GameOffer[]): void {
    this.#offers = offers;
  }

  /** From what was recorded of a game, as long as no server has said anything of it. */
  recall(offer: GameOffer): void {
    if (!this.find(offer.id)) this.#offers = [...this.#offers, offer];
  }

  /** Undefined before the first welcome. */
  find(game: GameId): GameOffer | undefined {
    return this.#offers.find(({ id }) => id === game);
  }

  /** Where there is a table, there was a welcome. */
  of(game: GameId): GameOffer {
    const offer = this.find(game);
    if (!offer) throw new Error(`The server has said nothing of ${game}.`);
    return offer;
  }

  /** A number of a game's rules, by its name in docs/protocol.md. */
  number(game: GameId, name: string): number {
    const number = this.of(game).numbers[name];
    if (number === undefined) throw new Error(`The server has not said the ${name} of ${game}.`);
    return number;
  }

  /** What kind of match is played by this plan. */
  match({ game, options }: Pick<Plan, 'game' | 'options'>): MatchKind {
    const { matches, options: known } = this.of(game);
    const chosen = (name: string): string | undefined =>
      options[name] ?? known.find((option) => option.name === name)?.default;
    const kind = matches.find((each) => Object.entries(each.options).every(([name, value]) => chosen(name) === value));
    if (!kind) throw new Error(`The server knows no such match of ${game}.`);
    return kind;
  }

  /** How many rounds a match has; 0 if it goes on until somebody has enough. */
  rounds(plan: Pick<Plan, 'game' | 'options' | 'players'>): number {
    return this.match(plan).rounds[plan.players - this.of(plan.game).fewestPlayers] ?? 0;
  }
}

export const facts = new Facts();
