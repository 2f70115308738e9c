package table13.rules.skipbo;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/// An independent reference for legal moves: slow, obvious, and written from the rules page alone. It reads the fields
/// of a state and shares no other code with it.
final class SkipBoOracle {
    private static final String[] BOARD = {
        "blue", "blue", "5-8", "pink", "9-12", "orange",
        "orange", "orange", "SKIP-BO", "exchange", "1-4", "purple",
        "purple", "purple", "5-8", "pink", "9-12", "red",
        "red", "red", "SKIP-BO", "exchange", "1-4", "blue"
    };
    private static final String[] PILES = {"blue", "orange", "purple", "red", "pink1", "pink2"};
    private static final int WILD = 13;

    private final List<Integer> hand = new ArrayList<>();
    private final List<Integer> pawns = new ArrayList<>();
    private final List<Integer> shown = new ArrayList<>();
    private final int stockTop;
    private final int stockSize;
    private final boolean stoodIn;
    private final boolean exchanged;
    private final boolean strict;
    private final boolean eitherWay;

    SkipBoOracle(SkipBoState state) {
        int seat = state.toMove;
        for (int card = 1; card <= WILD; card++) {
            for (int i = 0; i < (state.hands[seat] >> (4 * (card - 1)) & 7); i++) {
                hand.add(card);
            }
        }
        for (int space = 1; space <= 24; space++) {
            if ((state.pawns[seat] >> (space - 1) & 1) == 1) {
                pawns.add(space);
            }
        }
        if (pawns.size() == 1) {
            pawns.add(pawns.getFirst());
        }
        for (int pile : state.piles) {
            shown.add(pile & 15);
        }
        stockTop = (int) (state.stocks[seat] & 15) + 1;
        stockSize = (int) (state.stocks[seat] >> 40 & 15);
        stoodIn = state.stoodIn;
        exchanged = state.exchanged;
        strict = state.setup.options().get("strict-exchange").equals("on");
        eitherWay = state.setup.options().get("pawns").equals("either");
    }

    Set<String> legalMoves() {
        Set<String> moves = new TreeSet<>();
        for (int pile = 0; pile < 6; pile++) {
            if (isOpen(pile)) {
                build(pile, moves);
            }
        }
        for (int i = 0; i < 2; i++) {
            exchange(pawns.get(i), pawns.get(1 - i), moves);
            for (int card : hand) {
                discard(card, pawns.get(i), moves);
            }
        }
        if (hand.isEmpty()) {
            moves.add("end");
        }
        return moves;
    }

    private boolean isOpen(int pile) {
        for (int pawn : pawns) {
            String colour = BOARD[pawn - 1];
            if (PILES[pile].startsWith(colour)) {
                return true;
            }
        }
        return false;
    }

    private void build(int pile, Set<String> moves) {
        int next = shown.get(pile) + 1;
        for (int card : hand) {
            if (card == WILD || card == next) {
                moves.add(name(card) + ">" + PILES[pile]);
            }
        }
        if (stockTop == WILD || stockTop == next) {
            moves.add("stock>" + PILES[pile]);
        }
        if (stoodIn || !spaceFor(next)) {
            return;
        }
        if (next == 12) {
            moves.add("+>" + PILES[pile]);
            return;
        }
        for (int card : hand) {
            if (card == WILD || card == next + 1) {
                moves.add("+" + name(card) + ">" + PILES[pile]);
            }
        }
        if (stockTop == WILD || stockTop == next + 1) {
            moves.add("+stock>" + PILES[pile]);
        }
    }

    private boolean spaceFor(int number) {
        for (int pawn : pawns) {
            boolean standsForIt = switch (BOARD[pawn - 1]) {
                case "1-4" -> number <= 4;
                case "5-8" -> number >= 5 && number <= 8;
                case "9-12" -> number >= 9;
                case "SKIP-BO" -> true;
                default -> false;
            };
            if (standsForIt) {
                return true;
            }
        }
        return false;
    }

    private void exchange(int pawn, int other, Set<String> moves) {
        boolean otherIsOnColour =
                List.of("blue", "orange", "purple", "red", "pink").contains(BOARD[other - 1]);
        if (BOARD[pawn - 1].equals("exchange") && !exchanged && stockSize > 1 && (!strict || otherIsOnColour)) {
            moves.add("exchange");
        }
    }

    private void discard(int card, int from, Set<String> moves) {
        for (int steps = 1; steps <= 12; steps++) {
            if (card == WILD || card == steps) {
                int ahead = from + steps > 24 ? from + steps - 24 : from + steps;
                int back = from - steps < 1 ? from - steps + 24 : from - steps;
                moves.add(name(card) + ":" + from + ">" + ahead);
                if (eitherWay) {
                    moves.add(name(card) + ":" + from + ">" + back);
                }
            }
        }
    }

    private static String name(int card) {
        return card == WILD ? "w" : String.valueOf(card);
    }
}
