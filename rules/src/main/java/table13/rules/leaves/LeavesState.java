package table13.rules.leaves;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import table13.rules.Chance;
import table13.rules.Journal;
import table13.rules.Objection;
import table13.rules.Setup;
import table13.rules.State;
import table13.rules.cards.Deck;
import table13.rules.leaves.LeavesEvent.Dealt;
import table13.rules.leaves.LeavesEvent.LapEnded;
import table13.rules.leaves.LeavesEvent.LapsRanOut;
import table13.rules.leaves.LeavesEvent.Passed;
import table13.rules.leaves.LeavesEvent.Played;
import table13.rules.leaves.LeavesEvent.RoundWon;

/// The rules of *13 Leaves*, in the order of its rulebook; the match (L12) is in [Leaves].
///
/// A multiset of cards is one `long` ([Cards]). A move is a number below 117. Plays come first, eight for each value,
/// one card first. Passes start at 104, by the value taken.
public final class LeavesState implements State<LeavesState> {
    /// The number of values.
    public static final int KINDS = Cards.KINDS;

    /// The largest number of cards of one value.
    public static final int MOST_COPIES = Cards.MOST_COPIES;

    /// The low bits of a play hold its card count. A division would have to handle the sign, so it is slower.
    private static final int COUNT_BITS = 3;

    static final int PASSES = Cards.KINDS * Cards.MOST_COPIES;
    static final int MOVES = PASSES + Cards.KINDS;
    static final int LAST_LAP = 200;

    /// L2: the whole deck.
    private static final long ALL = 0x2_3456_7876_5432L;

    final Setup setup;
    final Deck deck;
    final int players;

    final long[] hands;

    /// The publicly taken cards of each hand (L8).
    final long[] known;

    long row;

    /// The cards cleared from the row: public, and out of the game (L10).
    long gone;

    /// The undealt cards, which stay hidden (L3).
    long rest;

    /// One bit for each seat that has passed in this lap.
    int passed;

    /// The number of the lap, from 1.
    int lap;

    int toMove = NOBODY;

    /// The public moves (L8), in an array that copies share; `made` counts those of this round: see [MoveHistory].
    short[] past = MoveHistory.none();

    int made;

    /// Scratch space of the shuffle.
    private final byte[] shuffled;

    LeavesState(Setup setup, Deck deck) {
        this.setup = setup;
        this.deck = deck;
        players = setup.players();
        hands = new long[players];
        known = new long[players];
        shuffled = new byte[deck.size()];
    }

    // ---- L3: the deal

    @Override
    public void deal(int starter, Chance chance, Journal journal) {
        clear(starter);
        deck.sort(shuffled);
        chance.shuffle(shuffled, 0, shuffled.length);
        int dealt = players * handSize(players);
        int seat = starter;
        for (int i = 0; i < dealt; i++) {
            hands[seat] += Cards.one(shuffled[i]);
            seat = seatAfter(seat);
        }
        for (int i = dealt; i < shuffled.length; i++) {
            rest += Cards.one(shuffled[i]);
        }
        if (journal.isOpen()) {
            for (int i = 0; i < players; i++) {
                journal.note(new Dealt(seat, handSize(players), Cards.list(hands[seat], deck)));
                seat = seatAfter(seat);
            }
        }
    }

    /// 12, 11, 10 or 9 cards for 3, 4, 5 or 6 players.
    public static int handSize(int players) {
        return 15 - players;
    }

    private void clear(int starter) {
        Arrays.fill(hands, 0);
        Arrays.fill(known, 0);
        row = 0;
        gone = 0;
        rest = 0;
        passed = 0;
        lap = 1;
        toMove = starter;
        past = MoveHistory.none();
        made = 0;
    }

    // ---- L3: the turn

    @Override
    public int toMove() {
        return toMove;
    }

    private int seatAfter(int seat) {
        return seat + 1 == players ? 0 : seat + 1;
    }

    /// The next seat clockwise that has not passed.
    private int nextInLap(int seat) {
        int inLap = inLap();
        int later = inLap & (-2 << seat);
        return Integer.numberOfTrailingZeros(later != 0 ? later : inLap);
    }

    boolean hasPassed(int seat) {
        return (passed & (1 << seat)) != 0;
    }

    /// One bit for each seat that has not passed.
    private int inLap() {
        return ((1 << players) - 1) & ~passed;
    }

    // ---- the moves

    /// The code of a play of `count` cards of this kind.
    public static int playOf(int kind, int count) {
        return kind * Cards.MOST_COPIES + count - 1;
    }

    /// The kind of the cards that a move plays or takes.
    public static int kindOf(int move) {
        return move < PASSES ? move >> COUNT_BITS : move - PASSES;
    }

    /// The number of cards of a play.
    public static int countOf(int play) {
        return (play & (Cards.MOST_COPIES - 1)) + 1;
    }

    @Override
    public int legalMoves(int[] into) {
        if (toMove == NOBODY) {
            return 0;
        }
        int n = 0;
        for (long left = legalPlays(); left != 0; left &= left - 1) {
            into[n++] = Plays.first(left);
        }
        for (long left = Cards.oneOfEach(row); left != 0; left &= left - 1) {
            into[n++] = passOf(Cards.lowest(left));
        }
        return n;
    }

    /// On an empty row more than one card is a choice. One stack gives one pass, so any play is an alternative; two
    /// stacks give two passes.
    @Override
    public boolean hasChoice() {
        if (toMove == NOBODY) {
            return false;
        }
        if (row == 0) {
            return Cards.count(hands[toMove]) > 1;
        }
        int low = Cards.lowest(row);
        return low != Cards.highest(row) || Cards.hasStackOf(Cards.count(row, low), hands[toMove]);
    }

    @Override
    public @Nullable Objection objection(int move) {
        return move < PASSES ? objectionToPlay(kindOf(move), countOf(move)) : objectionToPass(kindOf(move));
    }

    @Override
    public void play(int move, Chance chance, Journal journal) {
        remember(move);
        if (move < PASSES) {
            lay(toMove, kindOf(move), countOf(move), journal);
        } else {
            pass(toMove, kindOf(move), journal);
        }
    }

    // ---- L5, L6, L7, L11: playing cards

    /// L6: anything on an empty row. Otherwise a value at or beyond an end, with as many cards as lie there; a single
    /// stack is both ends. One bit for each play, in the order of the moves: see [#firstOf].
    public long legalPlays() {
        long plays = Plays.with(hands[toMove]);
        if (row == 0) {
            return plays;
        }
        int low = Cards.lowest(row);
        int high = Cards.highest(row);
        return plays & (Plays.atLowEnd(low, Cards.count(row, low)) | Plays.atHighEnd(high, Cards.count(row, high)));
    }

    /// The first move of a non-empty set of plays.
    public static int firstOf(long plays) {
        return Plays.first(plays);
    }

    private @Nullable Objection objectionToPlay(int kind, int count) {
        if (Cards.count(hands[toMove], kind) < count) {
            return LeavesObjection.NOT_HELD;
        }
        if (row == 0) {
            return null;
        }
        if (isBetweenTheEnds(kind)) {
            return LeavesObjection.BETWEEN_THE_ENDS;
        }
        return count < needed(kind) ? LeavesObjection.TOO_FEW : null;
    }

    private boolean isBetweenTheEnds(int kind) {
        return kind > Cards.lowest(row) && kind < Cards.highest(row);
    }

    /// The number of cards in the stack at the end where this kind would go.
    private int needed(int kind) {
        int low = Cards.lowest(row);
        return Cards.count(row, kind <= low ? low : Cards.highest(row));
    }

    /// Moves cards from the hand to the row. A player without cards has won.
    private void lay(int seat, int kind, int count, Journal journal) {
        long cards = Cards.some(count, kind);
        hands[seat] -= cards;
        row += cards;
        known[seat] -= Cards.some(Math.min(count, Cards.count(known[seat], kind)), kind);
        toMove = hands[seat] == 0 ? NOBODY : nextInLap(seat);
        if (journal.isOpen()) {
            journal.note(new Played(seat, deck.card(kind), count));
            if (toMove == NOBODY) {
                journal.note(new RoundWon(seat));
            }
        }
    }

    // ---- L8, L9: passing

    private @Nullable Objection objectionToPass(int kind) {
        if (row == 0) {
            return LeavesObjection.EMPTY_ROW;
        }
        return Cards.count(row, kind) == 0 ? LeavesObjection.NOT_IN_THE_ROW : null;
    }

    /// Moves a card from the row to the hand, where it is public.
    private void pass(int seat, int kind, Journal journal) {
        long card = Cards.one(kind);
        row -= card;
        hands[seat] += card;
        known[seat] += card;
        passed |= 1 << seat;
        toMove = nextInLap(seat);
        if (journal.isOpen()) {
            journal.note(new Passed(seat, deck.card(kind)));
        }
        if (isLapOver()) {
            endLap(journal);
        }
    }

    /// Adds the move to the public history.
    private void remember(int move) {
        if (past[made] == MoveHistory.CLOSED) {
            return;
        }
        if (!MoveHistory.hasRoom(past, made)) {
            past = MoveHistory.withRoom(past, made);
        }
        past[made++] = MoveHistory.entry(toMove, move);
    }

    // ---- L10, L13: the end of a lap

    /// All seats but one have passed.
    private boolean isLapOver() {
        int inLap = inLap();
        return (inLap & (inLap - 1)) == 0;
    }

    /// The remaining seat is already to move. It clears the row, and starts the next lap if there is one.
    private void endLap(Journal journal) {
        if (journal.isOpen()) {
            journal.note(new LapEnded(lap, toMove, Cards.list(row, deck)));
            if (lap == LAST_LAP) {
                journal.note(LapsRanOut.of(this));
            }
        }
        gone += row;
        row = 0;
        passed = 0;
        if (lap == LAST_LAP) {
            toMove = NOBODY;
        } else {
            lap++;
        }
    }

    // ---- L11 to L13: the score

    /// One point for each card. The winner holds none.
    @Override
    public int points(int seat) {
        return Cards.count(hands[seat]);
    }

    // ---- observations: only visible to the seat to move

    /// The cards of the seat to move: four bits count each of the 13 values, the 1s in the lowest four bits.
    public long hand() {
        return hands[toMove];
    }

    /// The cards in the row, encoded like [#hand].
    public long row() {
        return row;
    }

    /// The cards unseen by the seat to move, in other hands or undealt, encoded like [#hand].
    public long elsewhere() {
        return ALL - hands[toMove] - row - gone;
    }

    /// The number of cards in a seat's hand.
    public int heldBy(int seat) {
        return Cards.count(hands[seat]);
    }

    /// The smallest hand size among the other players.
    public int fewestHeldByOthers() {
        int fewest = Integer.MAX_VALUE;
        for (int seat = 0; seat < hands.length; seat++) {
            fewest = seat == toMove ? fewest : Math.min(fewest, heldBy(seat));
        }
        return fewest;
    }

    /// The next seat to move if this move ends neither the lap nor the round.
    public int nextInLap() {
        return nextInLap(toMove);
    }

    /// The number of players that have not passed.
    public int playersInLap() {
        return Integer.bitCount(inLap());
    }

    public int players() {
        return players;
    }

    /// The code of the pass that takes a card of this kind.
    public static int passOf(int kind) {
        return PASSES + kind;
    }

    /// Whether a move is a pass.
    public static boolean isPass(int move) {
        return move >= PASSES;
    }

    // ---- copies

    @Override
    public void copyFrom(LeavesState other) {
        past = other.past;
        made = other.made;
        row = other.row;
        gone = other.gone;
        rest = other.rest;
        passed = other.passed;
        lap = other.lap;
        toMove = other.toMove;
        System.arraycopy(other.hands, 0, hands, 0, hands.length);
        System.arraycopy(other.known, 0, known, 0, known.length);
    }

    @Override
    public boolean equals(@Nullable Object object) {
        return object instanceof LeavesState other
                && setup.equals(other.setup)
                && Arrays.equals(hands, other.hands)
                && Arrays.equals(known, other.known)
                && row == other.row
                && gone == other.gone
                && rest == other.rest
                && passed == other.passed
                && lap == other.lap
                && toMove == other.toMove
                && Arrays.equals(past, 0, made, other.past, 0, other.made);
    }

    @Override
    public int hashCode() {
        return Objects.hash(Arrays.hashCode(hands), Arrays.hashCode(known), row, gone, passed, lap, toMove);
    }
}
