package table13.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import table13.rules.Match;
import table13.rules.Move;
import table13.table.fair.FairDeal;

/// A finished match with what its record does not tell: who made each move, and who sat where then. Thread-safe.
public final class MatchHistory {
    private final Match<?> match;
    private final FairDeal deal;
    private final Dealer dealer;
    private final List<Step> steps;

    /// @param match is over
    MatchHistory(Match<?> match, FairDeal deal, Dealer dealer, List<Step> steps) {
        this.match = match;
        this.deal = deal;
        this.dealer = dealer;
        this.steps = List.copyOf(steps);
    }

    /// A move, or the deal.
    ///
    /// @param move null for the deal
    /// @param by null for the deal
    public record Step(@Nullable Move move, @Nullable Mover by, List<Seated> seats) {}

    public String record() {
        return match.record();
    }

    /// The deal, then the moves, in order.
    public List<Step> steps() {
        return steps;
    }

    /// The match as it was dealt: with the moves of [#steps] it is played again.
    public Match<?> dealt() {
        return dealt(deal, dealer);
    }

    static Match<?> dealt(FairDeal deal, Dealer dealer) {
        return Match.begin(deal.setup(), deal.names(), dealer.chance(deal), deal.lines());
    }
}
