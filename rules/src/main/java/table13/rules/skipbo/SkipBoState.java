package table13.rules.skipbo;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import table13.rules.Chance;
import table13.rules.Journal;
import table13.rules.Objection;
import table13.rules.Setup;
import table13.rules.State;
import table13.rules.cards.Deck;

/// The rules of *Skip-Bo, the board game*, in the order of its rules page.
///
/// Encodings: [Cards] for sets of cards, [MoveCodes] for moves; [Stocks], [BuildingPile], [Supply] and [Track] for the
/// rest of the table.
public final class SkipBoState implements State<SkipBoState> {
    static final int LAST_TURN = 1200;

    public static final int STOCK_SIZE = 10;
    static final int HAND_SIZE = 5;
    private static final int TWELVE = Cards.NUMBERS - 1;

    final Setup setup;
    final int players;
    final PawnMoves pawnMoves;

    private final long allCards;
    private final boolean exchangesStrictly;

    final long[] hands;
    final long[] stocks;
    final int[] piles = new int[MoveCodes.PILES];

    /// The pawn positions of each seat, as a set of spaces.
    final int[] pawns;

    final Supply supply;

    /// The number of turns of all players, the current one included.
    int turn;

    int toMove = NOBODY;

    /// Whether the seat to move has used a space to stand in this turn.
    boolean stoodIn;

    boolean exchanged;

    SkipBoState(Setup setup, Deck deck) {
        this.setup = setup;
        players = setup.players();
        allCards = Cards.of(deck);
        pawnMoves = setup.option(SkipBo.PAWNS).equals(SkipBo.EITHER) ? PawnMoves.EITHER_WAY : PawnMoves.CLOCKWISE;
        exchangesStrictly = setup.isOn(SkipBo.STRICT_EXCHANGE);
        hands = new long[players];
        stocks = new long[players];
        pawns = new int[players];
        supply = new Supply(deck.size());
    }

    // ---- S1, S4, S5: the setup

    /// Seats take the colours of the first four piles in order; two players sit face to face.
    int colour(int seat) {
        return players == 2 ? 2 * seat : seat;
    }

    @Override
    public void deal(int starter, Chance chance, Journal journal) {
        Arrays.fill(hands, 0);
        Arrays.fill(stocks, 0);
        for (int seat = 0; seat < players; seat++) {
            pawns[seat] = Track.start(colour(seat));
        }
        supply.begin(allCards, chance);
        supply.begin(allCards - turnUpPiles(journal), chance);
        for (int i = 0; i < STOCK_SIZE * players; i++) {
            int seat = (starter + i) % players;
            stocks[seat] = Stocks.put(stocks[seat], supply.draw());
            if (Stocks.size(stocks[seat]) == STOCK_SIZE) {
                JournalWriter.stockDealt(journal, seat, stocks[seat]);
            }
        }
        beginTurn(1, starter, chance, journal);
    }

    /// Begins each pile with a card, or empty if the card is a 12. Returns the cards that stay.
    private long turnUpPiles(Journal journal) {
        long staying = 0;
        for (int pile = 0; pile < piles.length; pile++) {
            int kind = supply.draw();
            boolean stays = kind != TWELVE;
            piles[pile] = stays ? BuildingPile.startingWith(kind) : BuildingPile.EMPTY;
            staying += stays ? Cards.one(kind) : 0;
            JournalWriter.turnedUp(journal, kind, pile, stays);
        }
        return staying;
    }

    // ---- S7: the turn

    private void beginTurn(int number, int seat, Chance chance, Journal journal) {
        turn = number;
        toMove = seat;
        stoodIn = false;
        exchanged = false;
        fillHand(chance, journal);
    }

    @Override
    public int toMove() {
        return toMove;
    }

    @Override
    public int legalMoves(int[] into) {
        return toMove == NOBODY ? 0 : MoveGenerator.legalMoves(this, into);
    }

    /// Two kinds in hand always give a choice of discards. Other hands are rare, so they may be checked slowly.
    @Override
    public boolean hasChoice() {
        return toMove != NOBODY
                && (Long.bitCount(Cards.kindsHeld(hands[toMove])) > 1
                        || legalMoves(new int[MoveCodes.MOST_LEGAL_MOVES]) > 1);
    }

    @Override
    public @Nullable Objection objection(int move) {
        if (move >= MoveCodes.DISCARDS) {
            return pawnMoves.objection(hands[toMove], pawns[toMove], move);
        }
        if (move == MoveCodes.END_TURN) {
            return mayEndTurn() ? null : SkipBoObjection.DISCARD_OWED;
        }
        if (move == MoveCodes.EXCHANGE) {
            return objectionToExchange();
        }
        int source = MoveCodes.source(move);
        int pile = MoveCodes.pile(move);
        return move < MoveCodes.STAND_INS ? objectionToBuild(source, pile) : objectionToStandIn(source, pile);
    }

    @Override
    public void play(int move, Chance chance, Journal journal) {
        if (move >= MoveCodes.DISCARDS) {
            discard(MoveCodes.kind(move), MoveCodes.from(move), MoveCodes.to(move), journal);
            endTurn(chance, journal);
        } else if (move == MoveCodes.END_TURN) {
            JournalWriter.turnEnded(journal, toMove);
            endTurn(chance, journal);
        } else if (move == MoveCodes.EXCHANGE) {
            exchange(journal);
        } else {
            int source = MoveCodes.source(move);
            int pile = MoveCodes.pile(move);
            if (move >= MoveCodes.STAND_INS) {
                standIn(pile, journal);
            }
            if (source != MoveCodes.NOTHING) {
                build(source, pile, journal);
            }
            settle(pile, chance, journal);
        }
    }

    // ---- S8, S9: building, and where

    private @Nullable Objection objectionToBuild(int source, int pile) {
        if (!has(source)) {
            return SkipBoObjection.NOT_IN_HAND;
        }
        if (!isOpen(pile)) {
            return SkipBoObjection.PILE_NOT_OPEN;
        }
        return fits(kindFrom(source), pile, 0) ? null : SkipBoObjection.NOT_NEXT;
    }

    private boolean has(int source) {
        return source == MoveCodes.STOCK || Cards.count(hands[toMove], source) > 0;
    }

    int kindFrom(int source) {
        return source == MoveCodes.STOCK ? Stocks.top(stocks[toMove]) : source;
    }

    private boolean isOpen(int pile) {
        return (Track.access(pawns[toMove]) >>> pile & 1) != 0;
    }

    /// Whether the card fits the pile after `ahead` more numbers.
    boolean fits(int kind, int pile, int ahead) {
        return kind == Cards.WILD || kind == BuildingPile.shows(piles[pile]) + ahead;
    }

    private void build(int source, int pile, Journal journal) {
        int kind = kindFrom(source);
        boolean isFromStock = source == MoveCodes.STOCK;
        piles[pile] = BuildingPile.withCard(piles[pile], kind);
        JournalWriter.built(journal, toMove, kind, isFromStock, pile, BuildingPile.shows(piles[pile]));
        if (isFromStock) {
            stocks[toMove] = Stocks.withoutTop(stocks[toMove]);
            JournalWriter.stockTurned(journal, toMove, stocks[toMove]);
        } else {
            leaveHand(kind);
        }
    }

    /// Plays a card from the hand, face up.
    private void leaveHand(int kind) {
        hands[toMove] -= Cards.one(kind);
        supply.playedSince += Cards.one(kind);
    }

    // ---- S10 to S13: spaces that stand in

    /// A space that stands for 12 completes the pile and needs no card. Any other space needs a following card.
    private @Nullable Objection objectionToStandIn(int source, int pile) {
        int range = Track.range(pawns[toMove]);
        if (range == 0) {
            return SkipBoObjection.NO_STAND_IN_SPACE;
        }
        if (stoodIn) {
            return SkipBoObjection.STOOD_IN_ALREADY;
        }
        if (Track.access(pawns[toMove]) == 0) {
            return SkipBoObjection.OTHER_PAWN_OFF_COLOUR;
        }
        if (!isOpen(pile)) {
            return SkipBoObjection.PILE_NOT_OPEN;
        }
        if (!needs(range, pile)) {
            return SkipBoObjection.OUTSIDE_RANGE;
        }
        if (needs(Track.TWELVE, pile)) {
            return source == MoveCodes.NOTHING ? null : SkipBoObjection.NOTHING_FOLLOWS_TWELVE;
        }
        if (source == MoveCodes.NOTHING) {
            return SkipBoObjection.NOT_TWELVE;
        }
        if (!has(source)) {
            return SkipBoObjection.NOT_IN_HAND;
        }
        return fits(kindFrom(source), pile, 1) ? null : SkipBoObjection.DOES_NOT_FOLLOW;
    }

    /// Whether the next number of the pile is in this set.
    boolean needs(int numbers, int pile) {
        return (numbers >>> BuildingPile.shows(piles[pile]) & 1) != 0;
    }

    private void standIn(int pile, Journal journal) {
        stoodIn = true;
        piles[pile] = BuildingPile.withSpace(piles[pile]);
        JournalWriter.stoodIn(journal, toMove, pile, BuildingPile.shows(piles[pile]));
    }

    // ---- S13, S14: the exchange

    @Nullable
    Objection objectionToExchange() {
        if (!Track.offersExchange(pawns[toMove])) {
            return SkipBoObjection.NO_EXCHANGE_SPACE;
        }
        if (exchanged) {
            return SkipBoObjection.EXCHANGED_ALREADY;
        }
        if (Stocks.size(stocks[toMove]) == 1) {
            return SkipBoObjection.LAST_STOCK_CARD;
        }
        boolean isOnColour = Track.access(pawns[toMove]) != 0;
        return exchangesStrictly && !isOnColour ? SkipBoObjection.OTHER_PAWN_OFF_COLOUR : null;
    }

    private void exchange(Journal journal) {
        exchanged = true;
        JournalWriter.exchanged(journal, toMove, Stocks.top(stocks[toMove]));
        stocks[toMove] = Stocks.topUnder(stocks[toMove]);
        JournalWriter.stockTurned(journal, toMove, stocks[toMove]);
    }

    // ---- S15, S16, S19: after a card or a space

    /// The order matters: a win ends the match before a draw, and cards set aside may be drawn at once (S18).
    private void settle(int pile, Chance chance, Journal journal) {
        if (Stocks.size(stocks[toMove]) == 0) {
            JournalWriter.won(journal, toMove);
            toMove = NOBODY;
            return;
        }
        if (BuildingPile.isComplete(piles[pile])) {
            long cards = BuildingPile.cards(piles[pile]);
            supply.setAside += cards;
            piles[pile] = BuildingPile.EMPTY;
            JournalWriter.setAside(journal, pile, cards);
        }
        if (hands[toMove] == 0) {
            fillHand(chance, journal);
        }
    }

    /// Draws up to five cards, or as many as there are.
    private void fillHand(Chance chance, Journal journal) {
        do {
            int missing = HAND_SIZE - Cards.count(hands[toMove]);
            long cards = 0;
            for (int i = Math.min(missing, supply.toDraw()); i > 0; i--) {
                cards += Cards.one(supply.draw());
            }
            hands[toMove] += cards;
            JournalWriter.drew(journal, toMove, cards);
        } while (Cards.count(hands[toMove]) < HAND_SIZE && supply.renews(chance, journal));
    }

    // ---- S17 to S19: the end of a turn

    private void discard(int kind, int from, int to, Journal journal) {
        leaveHand(kind);
        supply.discard(kind);
        pawns[toMove] = Track.moved(pawns[toMove], from, to);
        JournalWriter.discarded(journal, toMove, kind, from, to);
    }

    /// Only with an empty hand. An empty hand was refilled at once, so the draw pile is empty as well.
    boolean mayEndTurn() {
        return hands[toMove] == 0;
    }

    private void endTurn(Chance chance, Journal journal) {
        if (turn < LAST_TURN) {
            beginTurn(turn + 1, (toMove + 1) % players, chance, journal);
        } else {
            JournalWriter.turnsRanOut(journal, turn);
            toMove = NOBODY;
        }
    }

    @Override
    public int points(int seat) {
        return Stocks.size(stocks[seat]);
    }

    // ---- observations: only visible to the seat to move

    public int players() {
        return players;
    }

    /// The number on top of a pile, 0 if it is empty. Equals the kind of the next card.
    public int shows(int pile) {
        return BuildingPile.shows(piles[pile]);
    }

    /// The kind of the card face up on a seat's stock.
    public int stockTop(int seat) {
        return Stocks.top(stocks[seat]);
    }

    /// The number of cards of a kind that the seat to move holds.
    public int held(int kind) {
        return Cards.count(hands[toMove], kind);
    }

    /// The numbers that the seat to move holds, one bit for each kind.
    public int numbersHeld() {
        return Cards.numbers(Cards.kindsHeld(hands[toMove]));
    }

    /// The numbers that the seat to move holds more than once, one bit for each kind.
    public int numbersHeldTwice() {
        return Cards.numbers(Cards.kindsHeldTwice(hands[toMove]));
    }

    public int handSize() {
        return Cards.count(hands[toMove]);
    }

    public boolean hasStoodIn() {
        return stoodIn;
    }

    /// The pawn positions of a seat, one bit for each space.
    public int pawns(int seat) {
        return pawns[seat];
    }

    /// The pawn positions of the seat to move after this discard.
    public int pawnsAfter(int discard) {
        return Track.moved(pawns[toMove], MoveCodes.from(discard), MoveCodes.to(discard));
    }

    // ---- for sampled rounds, in which all hands are open

    /// The numbers that a seat holds, one bit for each kind.
    public int numbersHeld(int seat) {
        return Cards.numbers(Cards.kindsHeld(hands[seat]));
    }

    /// The number of wilds that a seat holds.
    public int wildsHeld(int seat) {
        return Cards.count(hands[seat], Cards.WILD);
    }

    public int handSize(int seat) {
        return Cards.count(hands[seat]);
    }

    // ---- copies

    @Override
    public void copyFrom(SkipBoState other) {
        turn = other.turn;
        toMove = other.toMove;
        stoodIn = other.stoodIn;
        exchanged = other.exchanged;
        supply.copyFrom(other.supply);
        System.arraycopy(other.hands, 0, hands, 0, hands.length);
        System.arraycopy(other.stocks, 0, stocks, 0, stocks.length);
        System.arraycopy(other.piles, 0, piles, 0, piles.length);
        System.arraycopy(other.pawns, 0, pawns, 0, pawns.length);
    }

    @Override
    public boolean equals(@Nullable Object object) {
        return object instanceof SkipBoState other
                && setup.equals(other.setup)
                && Arrays.equals(hands, other.hands)
                && Arrays.equals(stocks, other.stocks)
                && Arrays.equals(piles, other.piles)
                && Arrays.equals(pawns, other.pawns)
                && supply.equals(other.supply)
                && turn == other.turn
                && toMove == other.toMove
                && stoodIn == other.stoodIn
                && exchanged == other.exchanged;
    }

    @Override
    public int hashCode() {
        return Objects.hash(Arrays.hashCode(hands), Arrays.hashCode(stocks), Arrays.hashCode(piles), turn);
    }
}
