package table13.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import table13.rules.Match;
import table13.rules.Move;
import table13.table.fair.FairDeal;

/// A finished match with two facts missing from its record: the mover and the occupants of the seats at each step.
/// Thread-safe.
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

    /// A new match with the same deal. Playing the moves of [#steps] repeats the match.
    public Match<?> dealt() {
        return dealt(deal, dealer);
    }

    static Match<?> dealt(FairDeal deal, Dealer dealer) {
        return Match.begin(deal.setup(), deal.names(), dealer.chance(deal), deal.lines());
    }
}
