package table13.browser.solo;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import table13.rules.Chance;
import table13.rules.EventBatch;
import table13.rules.Match;
import table13.rules.Move;
import table13.rules.Ruling;
import table13.rules.Setup;
import table13.rules.SplitMix;

/// Two matches that differ only in swapped cards, with the same legal moves and no visible difference for the person in
/// seat 0.
///
/// @param moves of all seats, in order
/// @param swaps cards swapped after the first shuffle of the second match
record HiddenCards(Setup setup, long seed, List<String> moves, List<int[]> swaps) {
    private static final int TRIES = 400;
    private static final int ENOUGH = 4;

    /// Seeded randomness that swaps cards after the first shuffle.
    private static final class SwappingChance implements Chance {
        private final SplitMix chance;
        private final List<int[]> swaps;
        private int size;

        private SwappingChance(long seed, List<int[]> swaps) {
            chance = new SplitMix(seed);
            this.swaps = swaps;
        }

        @Override
        public int below(int bound) {
            return chance.below(bound);
        }

        @Override
        public void shuffle(byte[] cards, int from, int to) {
            chance.shuffle(cards, from, to);
            if (size == 0) {
                size = to - from;
                for (int[] swap : swaps) {
                    byte card = cards[from + swap[0]];
                    cards[from + swap[0]] = cards[from + swap[1]];
                    cards[from + swap[1]] = card;
                }
            }
        }
    }

    Chance here() {
        return new SwappingChance(seed, List.of());
    }

    Chance there() {
        return new SwappingChance(seed, swaps);
    }

    /// Finds two such matches with at most this many moves.
    static HiddenCards in(Setup setup, long firstSeed, int most) {
        for (long seed = firstSeed; seed < firstSeed + 50; seed++) {
            HiddenCards found = search(setup, seed, most);
            if (!found.swaps.isEmpty()) {
                return found;
            }
        }
        throw new AssertionError("Nothing is hidden in " + setup);
    }

    private static HiddenCards search(Setup setup, long seed, int most) {
        SplitMix whim = new SplitMix(seed + 1);
        SwappingChance dealt = new SwappingChance(seed, List.of());
        Match<?> match = begin(setup, dealt);
        List<String> moves = new ArrayList<>();
        while (!match.isOver() && moves.size() < most) {
            List<Move> legal = match.view(match.toMove()).seen().legalMoves();
            Move move = legal.get(whim.below(legal.size()));
            moves.add(move.notation());
            match.play(move);
        }
        HiddenCards found = new HiddenCards(setup, seed, moves, List.of());
        List<String> truth = found.seenBy(0, found.here());
        for (int i = 0; i < TRIES && found.swaps.size() < ENOUGH; i++) {
            List<int[]> swaps = new ArrayList<>(found.swaps);
            swaps.add(new int[] {whim.below(dealt.size), whim.below(dealt.size)});
            HiddenCards candidate = new HiddenCards(setup, seed, moves, swaps);
            boolean isReal = !candidate.record(candidate.there()).equals(found.record(found.there()));
            if (isReal && candidate.seenBy(0, candidate.there()).equals(truth)) {
                found = candidate;
            }
        }
        return found;
    }

    private static Match<?> begin(Setup setup, Chance chance) {
        List<String> names = IntStream.range(0, setup.players())
                .mapToObj(seat -> "Seat " + seat)
                .toList();
        return Match.begin(setup, names, chance);
    }

    /// All views and events of a viewer; empty if a move is illegal.
    List<String> seenBy(int viewer, Chance chance) {
        Match<?> match = begin(setup, chance);
        List<String> seen = new ArrayList<>();
        seen.add(match.beginning().seenBy(viewer) + " " + match.view(viewer));
        for (String move : moves) {
            if (!(match.rule(match.toMove(), move) instanceof Ruling.Allowed allowed)) {
                return List.of();
            }
            EventBatch batch = match.play(allowed.move());
            seen.add(batch.seenBy(viewer) + " " + match.view(viewer));
        }
        return seen;
    }

    private String record(Chance chance) {
        Match<?> match = begin(setup, chance);
        for (String move : moves) {
            if (!(match.rule(match.toMove(), move) instanceof Ruling.Allowed allowed)) {
                return "";
            }
            match.play(allowed.move());
        }
        return match.record();
    }
}
