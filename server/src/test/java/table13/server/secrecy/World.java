package table13.server.secrecy;

import java.util.List;
import java.util.stream.IntStream;
import table13.rules.Match;
import table13.rules.Setup;
import table13.server.kit.FixedDeal;

/// A match that is fully known in advance.
///
/// @param seeds seed contributed by the person in each seat
/// @param plies moves, to the end of the match or to some earlier point
record World(Setup setup, FixedDeal fate, List<String> seeds, List<Ply> plies) {

    /// A move.
    ///
    /// @param vain illegal moves that the seat tries before
    /// @param curious a move that would reveal much about the hand of the seat, if others learned
    ///     whether it is legal
    record Ply(int seat, String move, List<String> vain, String curious) {}

    Match<?> begin() {
        return begin(setup, fate.unfold());
    }

    static Match<?> begin(Setup setup, FixedDeal.Unfolding luck) {
        List<String> names = IntStream.range(0, setup.players())
                .mapToObj(seat -> "Seat " + seat)
                .toList();
        return Match.begin(setup, names, luck);
    }

    /// Random bytes for each seat.
    static List<String> seeds(Setup setup, long seed) {
        return IntStream.range(0, setup.players())
                .mapToObj(seat -> "%08x%08x".formatted(0x5eed0000 + seat, (int) seed))
                .toList();
    }

    @Override
    public String toString() {
        return "%s, fate %d, %d moves".formatted(setup, fate.seed(), plies.size());
    }
}
