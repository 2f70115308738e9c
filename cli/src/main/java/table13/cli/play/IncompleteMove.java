package table13.cli.play;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import table13.rules.Game;
import table13.rules.Move;

/// The typed beginning of a move, and the legal moves that begin with it.
///
/// @param begun common beginning of these moves, in notation: `f>`, `5:7>`, `pass`
record IncompleteMove(Game<?> game, List<Move> moves, String begun) {
    private static final String SIGNS = ">:";
    private static final Set<String> YES = Set.of("", "y", "yes");

    /// Empty if no legal move begins like this. Accepts the short forms of the game.
    static Optional<IncompleteMove> of(Game<?> game, List<Move> legal, String typed) {
        List<Move> moves = legal.stream()
                .filter(move -> !typed.isBlank() && cut(game, move, typed) > 0)
                .toList();
        return moves.stream().findFirst().map(first -> {
            int cut = cut(game, first, typed);
            String next = first.notation().substring(0, cut + 1);
            boolean isShared = SIGNS.indexOf(next.charAt(cut)) >= 0
                    && moves.stream().allMatch(move -> move.notation().startsWith(next));
            return new IncompleteMove(game, moves, isShared ? next : next.substring(0, cut));
        });
    }

    /// The end of the typed part in the notation of a move; 0 if the move does not begin like this.
    private static int cut(Game<?> game, Move move, String typed) {
        String notation = move.notation();
        for (int cut = notation.length() - 1; cut > 0; cut--) {
            boolean isInNumber = Character.isDigit(notation.charAt(cut - 1)) && Character.isDigit(notation.charAt(cut));
            if (!isInNumber && game.read(typed + notation.substring(cut)).equals(Optional.of(move))) {
                return cut;
            }
        }
        return 0;
    }

    /// "Where to: c, m or l? "
    String question() {
        if (moves.size() == 1) {
            return "Do you mean " + moves.getFirst().notation() + "? [yes] ";
        }
        Set<String> choices = new LinkedHashSet<>();
        boolean asksForPlace = begun.endsWith(">") || begun.endsWith(":");
        for (Move move : moves) {
            String notation = move.notation();
            String upToNext = notation.replaceFirst("^(.{" + begun.length() + "}[>:]*[^>:]*).*", "$1");
            choices.add(
                    asksForPlace
                            ? upToNext.substring(begun.length())
                            : upToNext + (upToNext.equals(notation) ? "" : "…"));
        }
        String what = begun.endsWith(">") ? "Where to: " : asksForPlace ? "From where: " : "Which move: ";
        return what + String.join(", ", choices).replaceFirst(", ([^,]*)$", " or $1") + "? ";
    }

    /// Completes an answer: to a move, to the beginning of one, or to the answer itself if it is something else.
    String completed(String answer) {
        if (moves.size() == 1 && YES.contains(answer)) {
            return moves.getFirst().notation();
        }
        return Stream.of("", ">", ":")
                .map(sign -> begun + sign + answer)
                .filter(text -> !answer.isEmpty() && isBegun(text))
                .findFirst()
                .orElse(answer);
    }

    private boolean isBegun(String text) {
        return game.read(text).filter(moves::contains).isPresent()
                || of(game, moves, text).isPresent();
    }
}
