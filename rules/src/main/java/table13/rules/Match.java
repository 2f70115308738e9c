package table13.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import table13.rules.Ruling.Allowed;
import table13.rules.Ruling.Refused;
import table13.rules.cards.Card;
import table13.rules.cards.Deck;

/// One match, from the first deal to the winner. Servers, terminals, arenas and tests all play through this class. It
/// rules on proposed moves, plays them, deals the rounds and makes the views.
///
/// Not thread-safe.
public final class Match<S extends State<S>> {
    private final RecordHeader header;
    private final Setup setup;
    private final Game<S> game;
    private final S state;
    private final Chance chance;
    private final RecordWriter writer;
    private final EventBatch beginning;
    private final List<List<Integer>> points = new ArrayList<>();
    private final List<Integer> totals;
    private List<Integer> winners = List.of();
    private int round;
    private int starter = State.NOBODY;

    /// The last allowed move. Mostly the next call plays it, so the rules check it only once.
    private @Nullable Allowed allowed;

    private Match(Game<S> game, RecordHeader header, Chance chance, RecordWriter writer) {
        this.header = header;
        this.game = game;
        setup = header.setup();
        this.chance = new RecordingChance(chance, game.deck(setup), writer);
        this.writer = writer;
        state = game.newState(setup);
        totals = new ArrayList<>(Collections.nCopies(setup.players(), 0));
        writer.begin(header);
        beginning = new EventBatch();
        beginRound(beginning.journal());
    }

    /// Deals the first round.
    ///
    /// @param names the players' names by seat, each a good [Name]
    public static Match<?> begin(Setup setup, List<String> names, Chance chance) {
        return begin(setup, names, chance, List.of());
    }

    /// Deals the first round of a match. Its record describes the deal.
    ///
    /// @param deal lines that begin with `deal`; the record starts with them
    public static Match<?> begin(Setup setup, List<String> names, Chance chance, List<String> deal) {
        RecordHeader header = new RecordHeader(setup, names, deal);
        if (!names.stream().allMatch(Name::isGood)) {
            throw new IllegalArgumentException(Name.RULE);
        }
        return begin(header, chance, new RecordWriter());
    }

    /// Deals the first round of a recorded match. The writer may reject a line.
    public static Match<?> begin(RecordHeader header, Chance chance, RecordWriter writer) {
        return begin(header.setup().game(), header, chance, writer);
    }

    private static <S extends State<S>> Match<S> begin(
            Game<S> game, RecordHeader header, Chance chance, RecordWriter writer) {
        return new Match<>(game, header, chance, writer);
    }

    // ---- the situation

    public Setup setup() {
        return setup;
    }

    public boolean isOver() {
        return !winners.isEmpty();
    }

    /// The players' names by seat.
    public List<String> names() {
        return header.names();
    }

    /// The seat to move, or -1 after the match.
    public int toMove() {
        return state.toMove();
    }

    /// The number of the current round, from 1.
    public int round() {
        return round;
    }

    public List<Integer> totals() {
        return List.copyOf(totals);
    }

    public List<Integer> winners() {
        return winners;
    }

    /// The events of the first deal.
    public EventBatch beginning() {
        return beginning;
    }

    /// The current match as this viewer may see it.
    ///
    /// @param viewer a seat, or [View#WATCHER]
    public View view(int viewer) {
        if (viewer != View.WATCHER && (viewer < 0 || viewer >= setup.players())) {
            throw new IllegalArgumentException("There is no seat " + viewer + ".");
        }
        return new View(setup, viewer, round, points, totals, winners, game.view(state, viewer));
    }

    /// The record so far. It holds every hidden card: never for players before the match is over.
    public String record() {
        return writer.text(isOver());
    }

    // ---- moves

    /// Rules on a move without making it.
    ///
    /// @param text the move in notation, as typed
    public Ruling rule(int seat, String text) {
        if (isOver()) {
            return new Refused(MatchObjection.MATCH_OVER);
        }
        if (seat != toMove()) {
            return new Refused(MatchObjection.NOT_YOUR_TURN);
        }
        Allowed known = allowed;
        if (known != null && known.move().notation().equals(text)) {
            return known;
        }
        Optional<Move> move = game.read(text);
        if (move.isEmpty()) {
            return new Refused(MatchObjection.NOT_A_MOVE);
        }
        Objection objection = state.objection(move.get().code());
        if (objection != null) {
            return new Refused(objection);
        }
        Allowed ruling = new Allowed(move.get());
        allowed = ruling;
        return ruling;
    }

    /// Plays an allowed move for the seat to move.
    public EventBatch play(Move move) {
        if (!(rule(toMove(), move.notation()) instanceof Allowed)) {
            throw new IllegalArgumentException("The move " + move.notation() + " was not allowed.");
        }
        allowed = null;
        EventBatch batch = new EventBatch();
        Journal journal = batch.journal();
        writer.write(toMove() + " " + move.notation());
        state.play(move.code(), chance, journal);
        if (state.toMove() == State.NOBODY) {
            endRound(journal);
        }
        return batch;
    }

    // ---- rounds

    private void beginRound(Journal journal) {
        round++;
        starter = game.starter(setup, round, starter, chance);
        writer.write("round " + round + " starter " + starter);
        journal.note(new MatchEvent.RoundBegan(round, starter));
        state.deal(starter, chance, journal);
    }

    private void endRound(Journal journal) {
        List<Integer> written = new ArrayList<>();
        for (int seat = 0; seat < setup.players(); seat++) {
            written.add(state.points(seat));
            totals.set(seat, totals.get(seat) + state.points(seat));
        }
        points.add(written);
        writer.write("points", written);
        journal.note(new MatchEvent.RoundEnded(round, written, totals()));
        if (game.isOver(setup, round, totals())) {
            winners = game.best().seats(totals);
            writer.write("totals", totals);
            writer.write("result winners", winners);
            journal.note(new MatchEvent.MatchEnded(totals(), winners));
        } else {
            beginRound(journal);
        }
    }

    /// Writes every shuffle into the record.
    private record RecordingChance(Chance chance, Deck deck, RecordWriter chronicle) implements Chance {

        @Override
        public int below(int bound) {
            return chance.below(bound);
        }

        @Override
        public void shuffle(byte[] cards, int from, int to) {
            chance.shuffle(cards, from, to);
            List<Card> order = new ArrayList<>();
            for (int i = from; i < to; i++) {
                order.add(deck.card(cards[i]));
            }
            chronicle.write("shuffle", order);
        }
    }
}
