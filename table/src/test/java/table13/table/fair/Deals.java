package table13.table.fair;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import table13.rules.Chance;
import table13.rules.Match;
import table13.rules.Move;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.thirteen.Friday;

/// Deals for tests.
final class Deals {
    static final String ROOT = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
    static final SecretChain CHAIN = new SecretChain(ROOT);
    static final Setup SETUP = Setup.of(Friday.GAME, 3);
    static final List<String> NAMES = List.of("Ada", "Ben", "Cleo");
    static final List<String> SEEDS = List.of("aa01".repeat(16), "", "cc03".repeat(16));
    static final FairDeal DEAL = new FairDeal(DealVersion.TWO, "t1", 3, CHAIN.secret(3), SETUP, NAMES, SEEDS);

    private Deals() {}

    static FairDeal of(Setup setup, int match) {
        return of(DealVersion.TWO, setup, match);
    }

    static FairDeal of(DealVersion version, Setup setup, int match) {
        int players = setup.players();
        return new FairDeal(
                version,
                "t1",
                match,
                CHAIN.secret(match),
                setup,
                Collections.nCopies(players, "Ada"),
                Collections.nCopies(players, "5eed".repeat(16)));
    }

    static Match<?> begin(FairDeal deal) {
        return Match.begin(deal.setup(), deal.names(), deal.chance(), deal.lines());
    }

    /// The record of a whole match of random moves.
    static List<String> record(FairDeal deal) {
        Match<?> match = begin(deal);
        SplitMix chance = new SplitMix(deal.match());
        while (!match.isOver()) {
            List<Move> moves = match.view(match.toMove()).seen().legalMoves();
            match.play(moves.get(chance.below(moves.size())));
        }
        return match.record().lines().toList();
    }

    /// The numbers from 0 to `size` - 1, shuffled.
    static List<Integer> shuffled(Chance chance, int size) {
        byte[] cards = new byte[size];
        for (int i = 0; i < size; i++) {
            cards[i] = (byte) i;
        }
        chance.shuffle(cards, 0, size);
        return IntStream.range(0, size).mapToObj(i -> (int) cards[i]).toList();
    }
}
