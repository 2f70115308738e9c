package table13.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import table13.rules.Determinizer;
import table13.rules.Event;
import table13.rules.Game;
import table13.rules.Journal;
import table13.rules.Objection;
import table13.rules.RoundView;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.State;
import table13.rules.View;
import table13.rules.cards.Deck;

/// The contract of every game, checked during random rounds. A failure names the setup, the seed and the ply; the same
/// seed repeats the round.
public final class Contract<S extends State<S>> {
    private static final int LONGEST_ROUND = 200_000;

    private final Game<S> game;
    private final Setup setup;
    private final StateInspector<S> inspector;
    private final RandomPlayer player;
    private final int checkEvery;
    private final int[] moves;

    private final Deck deck;
    private final Where where = new Where();

    private SplitMix chance = new SplitMix(0);

    /// Formats the failure message lazily, which is much faster.
    private final class Where {
        private long seed;
        private int ply;

        @Override
        public String toString() {
            return "%s, seed %d, ply %d".formatted(setup, seed, ply);
        }
    }

    /// @param checkEvery the interval, in plies, of the detailed checks
    public Contract(Game<S> game, Setup setup, StateInspector<S> inspector, RandomPlayer player, int checkEvery) {
        this.game = game;
        this.setup = setup;
        this.inspector = inspector;
        this.player = player;
        this.checkEvery = checkEvery;
        moves = new int[game.mostLegalMoves()];
        deck = game.deck(setup);
    }

    /// Plays one round to its end.
    public void playRound(long seed) {
        chance = new SplitMix(seed);
        where.seed = seed;
        S state = game.newState(setup);
        state.deal(chance.below(setup.players()), chance, Journal.CLOSED);
        for (int ply = 0; state.toMove() != State.NOBODY; ply++) {
            where.ply = ply;
            assertThat(ply).as("the round ends: %s", where).isLessThan(LONGEST_ROUND);
            int n = state.legalMoves(moves);
            movesAreInOrder(n);
            anyMoveIsOfTheList(state, n, chance.next());
            int move = player.choose(moves, n, chance);
            if (chance.below(checkEvery) == 0) {
                check(state, n, move);
            }
            state.play(move, chance, Journal.CLOSED);
        }
        noCardIsLostOrMade(state);
        assertThat(state.legalMoves(moves))
                .as("no moves after the round: %s", where)
                .isZero();
    }

    private void check(S state, int n, int move) {
        noCardIsLostOrMade(state);
        refereeAndGeneratorAgree(state, n);
        copiesAreIndependent(state, move);
        for (int viewer = 0; viewer < setup.players(); viewer++) {
            hiddenCardsStayHidden(state, viewer, move);
            samplesAgreeWithTheView(state, viewer);
        }
        hiddenCardsStayHidden(state, View.WATCHER, move);
        samplesAgreeWithTheView(state, View.WATCHER);
    }

    private void movesAreInOrder(int n) {
        assertThat(n).as("a legal move always exists: %s", where).isPositive();
        for (int i = 0; i < n; i++) {
            int last = i == 0 ? -1 : moves[i - 1];
            if (moves[i] <= last || moves[i] >= game.moves()) {
                throw new AssertionError("moves ascend, each once: " + where);
            }
        }
    }

    private void anyMoveIsOfTheList(S state, int n, long seed) {
        int place = new SplitMix(seed).below(n);
        int any = state.anyMove(new SplitMix(seed), new int[moves.length]);
        if (any != moves[place]) {
            throw new AssertionError("any move is the one at the place that was drawn: " + where);
        }
    }

    private void noCardIsLostOrMade(S state) {
        int[] census = inspector.census(state);
        for (int kind = 0; kind < census.length; kind++) {
            assertThat(census[kind]).as("cards %s: %s", deck.card(kind), where).isEqualTo(deck.copies(kind));
        }
    }

    private void refereeAndGeneratorAgree(S state, int n) {
        assertThat(state.hasChoice()).as("more than one move: %s", where).isEqualTo(n > 1);
        int next = 0;
        for (int move = 0; move < game.moves(); move++) {
            boolean isListed = next < n && moves[next] == move;
            if (isListed) {
                next++;
            }
            Objection objection = state.objection(move);
            if (isListed != (objection == null)) {
                throw new AssertionError("%s: the referee says %s, the generator %s: %s"
                        .formatted(game.move(move).notation(), objection, isListed, where));
            }
            if (objection != null && objection.rule().isEmpty()) {
                throw new AssertionError(objection + " names no rule of " + game.title());
            }
        }
    }

    /// A copy into a used state plays on like the original, journal open or closed, and does not change the original.
    private void copiesAreIndependent(S state, int move) {
        S before = copy(state);
        S copy = game.newState(setup);
        copy.deal(0, chance, Journal.CLOSED);
        for (int i = chance.below(40); i > 0 && copy.toMove() != State.NOBODY; i--) {
            int[] others = new int[game.mostLegalMoves()];
            copy.play(others[chance.below(copy.legalMoves(others))], chance, Journal.CLOSED);
        }
        copy.copyFrom(state);
        assertThat(copy).as("copy: %s", where).isEqualTo(state).hasSameHashCodeAs(state);
        S other = copy(state);
        long seed = chance.next();
        copy.play(move, new SplitMix(seed), Journal.CLOSED);
        other.play(move, new SplitMix(seed), new RecordedEvents());
        assertThat(copy).as("journal open or closed: %s", where).isEqualTo(other);
        assertThat(copy).as("a move changes the state: %s", where).isNotEqualTo(state);
        assertThat(state).as("the original: %s", where).isEqualTo(before);
    }

    /// Other hidden cards give the same view. If a move uncovers the same cards, its events are the same as well.
    private void hiddenCardsStayHidden(S state, int viewer, int move) {
        S other = copy(state);
        inspector.permuteUnseen(other, viewer, chance);
        assertThat(game.view(other, viewer)).as("view of %d: %s", viewer, where).isEqualTo(game.view(state, viewer));
        noCardIsLostOrMade(other);
        if (other.objection(move) != null) {
            return;
        }
        S played = copy(state);
        long seed = chance.next();
        RecordedEvents events = new RecordedEvents();
        RecordedEvents otherEvents = new RecordedEvents();
        played.play(move, new SplitMix(seed), events);
        other.play(move, new SplitMix(seed), otherEvents);
        if (game.view(other, viewer).equals(game.view(played, viewer))) {
            assertThat(otherEvents.seenBy(viewer))
                    .as("events for %d after %s: %s", viewer, game.move(move).notation(), where)
                    .isEqualTo(events.seenBy(viewer));
        }
    }

    private void samplesAgreeWithTheView(S state, int viewer) {
        RoundView view = game.view(state, viewer);
        assertThat(view.legalMoves().isEmpty())
                .as("only the seat to move sees legal moves: %s", where)
                .isEqualTo(viewer != state.toMove());
        Determinizer<S> determinizer = game.determinizer(view);
        S sampled = game.newState(setup);
        for (int i = 0; i < 2; i++) {
            determinizer.sample(sampled, chance);
            assertThat(game.view(sampled, viewer))
                    .as("sampled by %d: %s", viewer, where)
                    .isEqualTo(view);
            noCardIsLostOrMade(sampled);
        }
        if (viewer >= 0) {
            inspector.permuteUnseen(sampled, viewer, chance);
            assertThat(game.view(sampled, viewer))
                    .as("sampled, permuted: %s", where)
                    .isEqualTo(view);
        }
    }

    private S copy(S state) {
        S copy = game.newState(setup);
        copy.copyFrom(state);
        return copy;
    }

    /// A journal that keeps its events.
    private static final class RecordedEvents implements Journal {
        private final List<Event> events = new ArrayList<>();

        @Override
        public void note(Event event) {
            events.add(event);
        }

        List<Event> seenBy(int viewer) {
            return events.stream().map(event -> event.seenBy(viewer)).toList();
        }
    }
}
