package table13.server.secrecy;

import java.util.List;
import java.util.stream.IntStream;
import table13.rules.Match;
import table13.rules.Setup;
import table13.server.kit.FixedDeal;

/// A match of which everything is known before it is played.
///
/// @param seeds what the person in each seat hands in for the deal
/// @param plies its moves, to the end of the match or to some point on the way
record World(Setup setup, FixedDeal fate, List<String> seeds, List<Ply> plies) {

    /// A move.
    ///
    /// @param vain others that the seat tries before it, but may not make
    /// @param curious one that would tell much about the hand of the seat, if others were told whether it is legal
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

    /// One person's random bytes for each seat.
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
