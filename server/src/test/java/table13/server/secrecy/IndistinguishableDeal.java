package table13.server.secrecy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import table13.rules.EventBatch;
import table13.rules.Match;
import table13.rules.Move;
import table13.rules.Ruling;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.skipbo.SkipBoMove;
import table13.server.kit.FixedDeal;

/// Plays a random match, and finds another deal in which the same moves are legal and one viewer sees no difference.
/// Swaps cards and compares the viewer's events and views.
final class IndistinguishableDeal {
    private static final int TRIES = 60;
    private static final int ENOUGH_SWAPS = 8;

    private final Setup setup;
    private final int viewer;
    private final SplitMix chance;
    private final FixedDeal deal;
    private final List<String> moves = new ArrayList<>();
    private final List<WorldPair.Sight> seen = new ArrayList<>();
    private final List<Integer> shuffles;
    private final boolean isOver;

    private IndistinguishableDeal(Setup setup, int viewer, long seed, int most) {
        this.setup = setup;
        this.viewer = viewer;
        chance = new SplitMix(seed);
        deal = FixedDeal.of(seed);
        FixedDeal.Unfolding luck = deal.unfold();
        Match<?> match = World.begin(setup, luck);
        seen.add(WorldPair.Sight.of(match, match.beginning(), viewer));
        while (!match.isOver() && moves.size() < most) {
            Move move = choose(match);
            moves.add(move.notation());
            seen.add(WorldPair.Sight.of(match, match.play(move), viewer));
        }
        shuffles = luck.sizes();
        isOver = match.isOver();
    }

    /// Two worlds that look the same to this viewer for this many moves, or to the end of the match.
    static WorldPair hiddenFrom(int viewer, Setup setup, long seed, int most) {
        for (long next = seed; next < seed + 50; next++) {
            IndistinguishableDeal search = new IndistinguishableDeal(setup, viewer, next, most);
            FixedDeal other = search.find();
            if (!other.swaps().isEmpty()) {
                return search.pair(other);
            }
        }
        throw new AssertionError("Nothing is hidden from %d in %s, seed %d.".formatted(viewer, setup, seed));
    }

    /// Two worlds with nothing in common but the number of moves.
    static WorldPair whollyDifferent(Setup setup, long seed, int moves) {
        return new WorldPair(alone(setup, seed, 1, moves), alone(setup, seed + 1, 2, moves));
    }

    /// One world without illegal attempts.
    static World alone(Setup setup, long fate, long seeds, int most) {
        IndistinguishableDeal search = new IndistinguishableDeal(setup, 0, fate, most);
        List<World.Ply> plies = search.pair(search.deal).one().plies().stream()
                .map(ply -> new World.Ply(ply.seat(), ply.move(), List.of(), ply.curious()))
                .toList();
        return new World(setup, search.deal, World.seeds(setup, seeds), plies);
    }

    /// At random; but random moves in *Skip-Bo* hardly ever build.
    private Move choose(Match<?> match) {
        List<Move> legal = match.view(match.toMove()).seen().legalMoves();
        List<Move> builds = legal.stream()
                .filter(move -> !(move instanceof SkipBoMove.Discard))
                .toList();
        List<Move> liked = builds.isEmpty() ? legal : builds;
        return liked.get(chance.below(liked.size()));
    }

    // ---- search

    private FixedDeal find() {
        FixedDeal other = deal;
        String truth = seenIn(deal);
        for (int i = 0; i < TRIES && other.swaps().size() < ENOUGH_SWAPS; i++) {
            FixedDeal candidate = other.with(swap());
            String record = seenIn(candidate);
            if (!record.isEmpty() && !record.equals(truth)) {
                other = candidate;
                truth = record;
            }
        }
        return other;
    }

    /// Any two cards of one shuffle, more often of the last one, because more of its cards are still face down.
    private FixedDeal.Swap swap() {
        int count = shuffles.size();
        int shuffle = chance.below(3) == 0 ? 1 + chance.below(count) : count;
        int size = shuffles.get(shuffle - 1);
        return new FixedDeal.Swap(shuffle, chance.below(size), chance.below(size));
    }

    /// The record of this world; empty if a move is illegal in it or the viewer would see a difference.
    private String seenIn(FixedDeal candidate) {
        Match<?> match = World.begin(setup, candidate.unfold());
        EventBatch batch = match.beginning();
        for (int step = 0; ; step++) {
            if (!WorldPair.Sight.of(match, batch, viewer).equals(seen.get(step))) {
                return "";
            }
            if (step == moves.size()) {
                return match.record();
            }
            if (!(match.rule(match.toMove(), moves.get(step)) instanceof Ruling.Allowed allowed)) {
                return "";
            }
            batch = match.play(allowed.move());
        }
    }

    // ---- result

    private WorldPair pair(FixedDeal other) {
        List<World.Ply> plies = new ArrayList<>();
        Match<?> here = World.begin(setup, deal.unfold());
        Match<?> there = World.begin(setup, other.unfold());
        for (String move : moves) {
            plies.add(new World.Ply(here.toMove(), move, vain(here, there), curious(here, there)));
            WorldPair.play(here, move);
            WorldPair.play(there, move);
        }
        // Seeds are revealed at the end, so they may differ until then.
        List<String> seeds = World.seeds(setup, 1);
        List<String> otherSeeds = isOver ? seeds : World.seeds(setup, 2);
        return new WorldPair(new World(setup, deal, seeds, plies), new World(setup, other, otherSeeds, plies));
    }

    /// Some moves that are refused in both worlds.
    private List<String> vain(Match<?> here, Match<?> there) {
        List<String> vain = new ArrayList<>();
        for (int i = chance.below(3); i > 0; i--) {
            String move = anyMove();
            if (!isLegal(here, move) && !isLegal(there, move)) {
                vain.add(move);
            }
        }
        return vain;
    }

    /// A move that is legal in only one of the worlds; empty if there is none.
    private String curious(Match<?> here, Match<?> there) {
        return Stream.of(here, there)
                .flatMap(match -> match.view(match.toMove()).seen().legalMoves().stream())
                .map(Move::notation)
                .filter(move -> isLegal(here, move) != isLegal(there, move))
                .findFirst()
                .orElseGet(this::anyMove);
    }

    private String anyMove() {
        return setup.game().move(chance.below(setup.game().moves())).notation();
    }

    private static boolean isLegal(Match<?> match, String move) {
        return match.rule(match.toMove(), move) instanceof Ruling.Allowed;
    }
}
