package table13.rules.skipbo;

import org.jspecify.annotations.Nullable;
import table13.rules.Move;
import table13.rules.cards.Card;

/// The moves of *Skip-Bo*. Piles are numbered as in [SkipBo#piles], spaces from 1 to 24.
public sealed interface SkipBoMove extends Move {

    /// A card goes on a pile: `5>blue`, `stock>red`.
    ///
    /// @param card a hand card, or null for the top of the stock
    record Build(@Nullable Card card, int pile) implements SkipBoMove {
        @Override
        public String toString() {
            return notation();
        }
    }

    /// A space stands for the next number of a pile, and this card follows: `+5>blue`, `+stock>pink2`.
    ///
    /// @param card a hand card, or null for the top of the stock
    record StandIn(@Nullable Card card, int pile) implements SkipBoMove {
        @Override
        public String toString() {
            return notation();
        }
    }

    /// A space stands for 12 and completes a pile: `+>blue`.
    record Complete(int pile) implements SkipBoMove {
        @Override
        public String toString() {
            return notation();
        }
    }

    /// The top of the stock goes to its bottom: `exchange`.
    record Exchange() implements SkipBoMove {
        @Override
        public String toString() {
            return notation();
        }
    }

    /// A turn ends without a discard because the player has no cards: `end`.
    record EndTurn() implements SkipBoMove {
        @Override
        public String toString() {
            return notation();
        }
    }

    /// A turn ends with a discard that moves a pawn: `5:7>12`, `w:7>15`.
    record Discard(Card card, int from, int to) implements SkipBoMove {
        @Override
        public String toString() {
            return notation();
        }
    }

    static SkipBoMove of(int code) {
        if (code >= MoveCodes.DISCARDS) {
            int kind = MoveCodes.kind(code);
            return new Discard(Cards.card(kind), MoveCodes.from(code) + 1, MoveCodes.to(code) + 1);
        }
        int source = MoveCodes.source(code);
        Card card = source < Cards.KINDS ? Cards.card(source) : null;
        int pile = MoveCodes.pile(code);
        if (code < MoveCodes.COMPLETIONS) {
            return code < MoveCodes.STAND_INS ? new Build(card, pile) : new StandIn(card, pile);
        }
        if (code < MoveCodes.EXCHANGE) {
            return new Complete(pile);
        }
        return code == MoveCodes.EXCHANGE ? new Exchange() : new EndTurn();
    }

    @Override
    default int code() {
        return switch (this) {
            case Build build -> MoveCodes.build(MoveCodes.BUILDS, source(build.card), build.pile);
            case StandIn standIn -> MoveCodes.build(MoveCodes.STAND_INS, source(standIn.card), standIn.pile);
            case Complete complete -> MoveCodes.COMPLETIONS + complete.pile;
            case Exchange _ -> MoveCodes.EXCHANGE;
            case EndTurn _ -> MoveCodes.END_TURN;
            case Discard discard -> MoveCodes.discard(discard.card.kind(), discard.from - 1, discard.to - 1);
        };
    }

    @Override
    default String notation() {
        return switch (this) {
            case Build build -> name(build.card) + ">" + Track.PILES.get(build.pile);
            case StandIn standIn -> "+" + name(standIn.card) + ">" + Track.PILES.get(standIn.pile);
            case Complete complete -> "+>" + Track.PILES.get(complete.pile);
            case Exchange _ -> "exchange";
            case EndTurn _ -> "end";
            case Discard discard -> discard.card + ":" + discard.from + ">" + discard.to;
        };
    }

    private static int source(@Nullable Card card) {
        return card == null ? MoveCodes.STOCK : card.kind();
    }

    private static String name(@Nullable Card card) {
        return card == null ? "stock" : card.name();
    }
}
