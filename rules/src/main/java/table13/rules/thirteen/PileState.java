package table13.rules.thirteen;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import table13.rules.Chance;
import table13.rules.Journal;
import table13.rules.Objection;
import table13.rules.Setup;
import table13.rules.State;
import table13.rules.cards.Deck;
import table13.rules.thirteen.PileEvent.Dealt;
import table13.rules.thirteen.PileEvent.Drew;
import table13.rules.thirteen.PileEvent.Played;
import table13.rules.thirteen.PileEvent.Scored;
import table13.rules.thirteen.PileEvent.Took;

/// The rules of *13* and *Friday the 13th*, in the order of their rulebooks.
///
/// A move is a number below 57: 0 to 17 a coloured card on the target of its colour, 18 to 20 a four on target 0, 1 or
/// 2, and from 21 a coloured card on another colour's target, which only [#objection] ever handles.
///
/// ## Packed multisets, branch-free code
///
/// Search plays tens of millions of moves a second. At this speed a mispredicted branch costs as much as a whole move,
/// and whether a pile is taken is hard to predict. So the hot paths replace branches by arithmetic on packed words
/// (SWAR).
///
/// *Cards.* A multiset of cards is one `long` of counters ([Cards]): two bits for each coloured kind, four for the
/// fours, four for the total of each suit, 52 in all. No counter can overflow, so adding or removing cards is one
/// addition or subtraction. A target also holds the sum of its values, from bit 52 on: playing a card adds card and
/// value at once.
///
/// *Over 13* ([#overMask]). A sum is 14 or more exactly if `14·2^52 - 1 - target` is negative, whatever the cards in
/// the low bits. An arithmetic shift spreads the sign over all 64 bits. Then [#lay] takes `before & mask` and leaves
/// `before & ~mask`.
///
/// *Legal moves* ([#legalMoves]). [Cards#kindsHeld] has one bit for each kind held, at twice its number, and three for
/// the fours: half the index of each bit is a move, in ascending order.
public final class PileState implements State<PileState> {
    public static final int TARGETS = 3;

    /// The number of values of a suit.
    public static final int VALUES = Cards.SUITED / TARGETS;

    public static final int FOUR_VALUE = Cards.FOUR_VALUE;

    static final int FOUR_MOVES = Cards.FOUR;
    static final int STRAY_MOVES = FOUR_MOVES + TARGETS;
    static final int MOVES = STRAY_MOVES + Cards.SUITED * (TARGETS - 1);

    /// At most 21 moves are legal, but they are written eight at a time.
    static final int MOST_LEGAL_MOVES = 24;

    /// T8, F7: a larger sum takes the pile.
    public static final int FULL = 13;

    /// T11, F10: the points of a special four; any other card that is not free costs one.
    public static final int FOUR_POINTS = 2;

    public static final int CARD_POINTS = 1;

    private static final long SUM_ONE = 1L << Cards.BITS;
    private static final long[] CARD_OF_MOVE = new long[STRAY_MOVES];
    private static final long[] VALUE_OF_MOVE = new long[STRAY_MOVES];
    private static final int[] TARGET_OF_MOVE = new int[STRAY_MOVES];

    static {
        for (int move = 0; move < STRAY_MOVES; move++) {
            CARD_OF_MOVE[move] = Cards.one(kindOf(move));
            VALUE_OF_MOVE[move] = Cards.value(kindOf(move)) * SUM_ONE;
            TARGET_OF_MOVE[move] = targetOf(move);
        }
    }

    final Setup setup;
    final Edition edition;
    final Deck deck;
    final int players;

    /// The whole deck.
    private final long all;

    /// One set of cards for each. A target also holds the sum of its values, above the cards.
    final long[] hands;

    final long[] taken;
    final long[] targets = new long[TARGETS];

    /// The hand without a player (F4); 0 for no cards.
    long spare;

    /// The shuffled deck; the draw pile starts at index `drawn`.
    final byte[] shuffled;

    int drawn;

    /// The public moves of the round so far (T9). No seat is ever skipped, so the starter determines the seats.
    final byte[] plays;

    int played;
    int starter;
    int toMove = NOBODY;

    /// The number of played cards that ends the round.
    int toPlay;

    PileState(Setup setup, Edition edition, Deck deck) {
        this.setup = setup;
        this.edition = edition;
        this.deck = deck;
        players = setup.players();
        all = Cards.all(deck);
        hands = new long[players];
        taken = new long[players];
        shuffled = new byte[deck.size()];
        plays = new byte[deck.size()];
        drawn = shuffled.length;
    }

    // ---- T5, F4: the deal

    @Override
    public void deal(int starter, Chance chance, Journal journal) {
        clear(starter);
        deck.sort(shuffled);
        chance.shuffle(shuffled, 0, shuffled.length);
        int handsDealt = handsDealt();
        int dealt = dealt();
        int place = 0;
        for (drawn = 0; drawn < dealt; drawn++) {
            long card = Cards.one(shuffled[drawn]);
            if (place < players) {
                hands[seatAfter(starter, place)] += card;
            } else {
                spare += card;
            }
            place = place + 1 == handsDealt ? 0 : place + 1;
        }
        toPlay = shuffled.length - Cards.count(spare);
        if (journal.isOpen()) {
            for (int i = 0; i < players; i++) {
                int seat = seatAfter(starter, i);
                journal.note(new Dealt(seat, Cards.count(hands[seat]), Cards.list(hands[seat], deck)));
            }
        }
    }

    private int handsDealt() {
        return Math.max(players, edition.fewestHands());
    }

    /// The number of dealt cards; the others make the draw pile.
    int dealt() {
        return (int) Math.min((long) edition.handSize() * handsDealt(), shuffled.length);
    }

    private void clear(int starter) {
        Arrays.fill(hands, 0);
        spare = 0;
        this.starter = starter;
        clearTargets();
    }

    /// Resets to the state before the first move.
    void clearTargets() {
        Arrays.fill(taken, 0);
        Arrays.fill(targets, 0);
        played = 0;
        toMove = starter;
    }

    // ---- T6, F6: the turn

    @Override
    public int toMove() {
        return toMove;
    }

    @Override
    public int legalMoves(int[] into) {
        if (toMove == NOBODY) {
            return 0;
        }
        long moves = Cards.kindsHeld(hands[toMove]);
        int n = Long.bitCount(moves);
        moves = writeEight(moves, into, 0);
        if (n > 8) {
            moves = writeEight(moves, into, 8);
        }
        if (n > 16) {
            writeEight(moves, into, 16);
        }
        return n;
    }

    /// Writes always eight moves: surplus writes cost less than a mispredicted loop end.
    private static long writeEight(long moves, int[] into, int from) {
        long left = moves;
        for (int i = 0; i < 8; i++) {
            into[from + i] = Long.numberOfTrailingZeros(left) >>> 1;
            left &= left - 1;
        }
        return left;
    }

    /// Selects the n-th set bit by a bit deposit (PDEP), one instruction on most processors. The browser compiler does
    /// not support `Long.expand`; no code there asks for a random move.
    @Override
    public int anyMove(Chance chance, int[] room) {
        long moves = Cards.kindsHeld(hands[toMove]);
        long chosen = Long.expand(1L << chance.below(Long.bitCount(moves)), moves);
        return Long.numberOfTrailingZeros(chosen) >>> 1;
    }

    @Override
    public boolean hasChoice() {
        return toMove != NOBODY && Long.bitCount(Cards.kindsHeld(hands[toMove])) > 1;
    }

    @Override
    public void play(int move, Chance chance, Journal journal) {
        int seat = toMove;
        hands[seat] -= CARD_OF_MOVE[move];
        lay(seat, move, journal);
        draw(seat, journal);
        toMove = played == toPlay ? NOBODY : seatAfter(seat, 1);
        if (toMove == NOBODY && journal.isOpen()) {
            journal.note(Scored.of(this));
        }
    }

    private void draw(int seat, Journal journal) {
        if (drawn == shuffled.length) {
            return;
        }
        int kind = shuffled[drawn++];
        hands[seat] += Cards.one(kind);
        if (journal.isOpen()) {
            journal.note(new Drew(seat, 1, Cards.list(Cards.one(kind), deck)));
        }
    }

    private int seatAfter(int seat, int steps) {
        int next = seat + steps;
        return next >= players ? next - players : next;
    }

    // ---- T7, F6: which card goes where

    @Override
    public @Nullable Objection objection(int move) {
        if (!holds(kindOf(move))) {
            return edition.notHeld();
        }
        return fits(kindOf(move), targetOf(move)) ? null : edition.wrongTarget();
    }

    private boolean holds(int kind) {
        return Cards.count(hands[toMove], kind) > 0;
    }

    /// A coloured card fits the target of its colour, a four fits every target. [#legalMoves] reads the same from the
    /// hand: a held card is a move on its own target, a four one on each.
    private static boolean fits(int kind, int target) {
        return kind == Cards.FOUR || Cards.suit(kind) == target;
    }

    static int kindOf(int move) {
        if (move < STRAY_MOVES) {
            return Math.min(move, Cards.FOUR);
        }
        return (move - STRAY_MOVES) / (TARGETS - 1);
    }

    /// The target of a move.
    public static int targetOf(int move) {
        if (move >= STRAY_MOVES) {
            return (Cards.suit(kindOf(move)) + 1 + (move - STRAY_MOVES) % (TARGETS - 1)) % TARGETS;
        }
        return move < FOUR_MOVES ? Cards.suit(move) : move - FOUR_MOVES;
    }

    static int moveOf(int kind, int target) {
        if (fits(kind, target)) {
            return kind == Cards.FOUR ? FOUR_MOVES + target : kind;
        }
        int stray = Math.floorMod(target - Cards.suit(kind) - 1, TARGETS);
        return STRAY_MOVES + kind * (TARGETS - 1) + stray;
    }

    // ---- T8, F7: over 13

    /// Puts a card on its target. A sum over 13 takes the cards below; the card stays.
    void lay(int seat, int move, Journal journal) {
        plays[played++] = (byte) move;
        int target = TARGET_OF_MOVE[move];
        long before = targets[target];
        long card = CARD_OF_MOVE[move] + VALUE_OF_MOVE[move];
        long over = overMask(before + card);
        targets[target] = card + (before & ~over);
        taken[seat] += before & over & Cards.ALL;
        if (journal.isOpen()) {
            journal.note(new Played(seat, deck.card(kindOf(move)), target, sum(before + card)));
            if (over != 0) {
                journal.note(new Took(seat, target, Cards.list(before, deck)));
            }
        }
    }

    /// All bits if the sum of a target is over 13; otherwise none.
    private static long overMask(long target) {
        return ((FULL + 1) * SUM_ONE - 1 - target) >> 63;
    }

    static int sum(long target) {
        return (int) (target >>> Cards.BITS);
    }

    // ---- T10, T11, F9, F10: the score

    @Override
    public int points(int seat) {
        int points = FOUR_POINTS * Cards.fours(taken[seat]);
        for (int suit = 0; suit < TARGETS; suit++) {
            if (!hasMost(seat, suit)) {
                points += CARD_POINTS * Cards.ofSuit(taken[seat], suit);
            }
        }
        return points;
    }

    /// Whether the seat has strictly more cards of the suit than every other player, so that they cost nothing.
    public boolean hasMost(int seat, int suit) {
        int own = Cards.ofSuit(taken[seat], suit);
        for (int other = 0; other < players; other++) {
            if (other != seat && Cards.ofSuit(taken[other], suit) >= own) {
                return false;
            }
        }
        return true;
    }

    // ---- observations: only visible to the seat to move

    public int players() {
        return players;
    }

    /// Whether a move takes the cards on its target.
    public boolean goesOver(int move) {
        return sum(targetOf(move)) + valueOf(move) > FULL;
    }

    /// The sum of the cards on a target.
    public int sum(int target) {
        return sum(targets[target]);
    }

    /// The number of cards of a suit on the target of this suit.
    public int suitedOn(int target) {
        return Cards.ofSuit(targets[target], target);
    }

    public int foursOn(int target) {
        return Cards.fours(targets[target]);
    }

    /// The number of cards of a suit that the seat to move holds.
    public int held(int suit) {
        return Cards.ofSuit(hands[toMove], suit);
    }

    /// The cards of a suit that the seat to move holds: two bits count each value, the lowest two bits the lowest
    /// value.
    public int hand(int suit) {
        return Cards.suited(hands[toMove], suit);
    }

    public boolean holdsFour() {
        return foursHeld() > 0;
    }

    public int foursHeld() {
        return Cards.fours(hands[toMove]);
    }

    /// The cards of a suit unseen by the seat to move, encoded like [#hand].
    public int unseen(int suit) {
        return Cards.suited(unseen(), suit);
    }

    public int unseenFours() {
        return Cards.fours(unseen());
    }

    /// All unseen cards at once.
    ///
    /// @param suited receives [#unseen(int)] of each suit
    /// @return the number of unseen fours
    public int countUnseen(int[] suited) {
        long unseen = unseen();
        for (int suit = 0; suit < TARGETS; suit++) {
            suited[suit] = Cards.suited(unseen, suit);
        }
        return Cards.fours(unseen);
    }

    private long unseen() {
        long unseen = all - hands[toMove];
        for (long target : targets) {
            unseen -= target & Cards.ALL;
        }
        for (long pile : taken) {
            unseen -= pile;
        }
        return unseen;
    }

    /// The number of cards on the draw pile.
    public int drawPile() {
        return shuffled.length - drawn;
    }

    public int handSize() {
        return Cards.count(hands[toMove]);
    }

    /// The number of cards of a suit that a seat has taken.
    public int taken(int seat, int suit) {
        return Cards.ofSuit(taken[seat], suit);
    }

    /// The number of moves of the round.
    public int moves() {
        return toPlay;
    }

    /// The number of moves left in the round.
    public int movesLeft() {
        return toPlay - played;
    }

    /// The value of the card that a move plays.
    public static int valueOf(int move) {
        return Cards.value(kindOf(move));
    }

    /// Whether a move plays one of the special fours.
    public static boolean isFour(int move) {
        return kindOf(move) == Cards.FOUR;
    }

    // ---- copies

    @Override
    public void copyFrom(PileState other) {
        System.arraycopy(other.hands, 0, hands, 0, hands.length);
        System.arraycopy(other.taken, 0, taken, 0, taken.length);
        System.arraycopy(other.targets, 0, targets, 0, targets.length);
        spare = other.spare;
        drawn = other.drawn;
        System.arraycopy(other.shuffled, drawn, shuffled, drawn, shuffled.length - drawn);
        played = other.played;
        System.arraycopy(other.plays, 0, plays, 0, played);
        starter = other.starter;
        toMove = other.toMove;
        toPlay = other.toPlay;
    }

    @Override
    public boolean equals(@Nullable Object object) {
        return object instanceof PileState other
                && setup.equals(other.setup)
                && Arrays.equals(hands, other.hands)
                && Arrays.equals(taken, other.taken)
                && Arrays.equals(targets, other.targets)
                && spare == other.spare
                && drawn == other.drawn
                && Arrays.equals(shuffled, drawn, shuffled.length, other.shuffled, drawn, shuffled.length)
                && starter == other.starter
                && Arrays.equals(plays, 0, played, other.plays, 0, other.played)
                && toMove == other.toMove
                && toPlay == other.toPlay;
    }

    @Override
    public int hashCode() {
        return Objects.hash(Arrays.hashCode(hands), Arrays.hashCode(taken), Arrays.hashCode(targets), played);
    }
}
