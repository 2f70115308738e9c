package table13.cli.play;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import table13.cli.screen.GameUi;
import table13.rules.Move;

/// The beginning of a move that was typed, and the legal moves that begin with it.
///
/// @param begun what these moves have in common, in notation: `f>`, `5:7>`, `pass`
record IncompleteMove(GameUi ui, List<Move> moves, String begun) {
    private static final Pattern NEXT_WORD = Pattern.compile("[>:]*[^>:]*");
    private static final List<String> SIGNS = List.of("", ">", ":");
    private static final Set<String> YES = Set.of("", "y", "yes");

    /// Nothing if no legal move begins like this. Short forms are understood as the game does.
    static Optional<IncompleteMove> of(GameUi ui, List<Move> legal, String typed) {
        if (typed.isBlank()) {
            return Optional.empty();
        }
        List<Move> moves = new ArrayList<>();
        Set<String> begun = new LinkedHashSet<>();
        Set<String> signs = new LinkedHashSet<>();
        for (Move move : legal) {
            String notation = move.notation();
            int cut = cut(ui, move, typed);
            if (cut > 0) {
                moves.add(move);
                begun.add(notation.substring(0, cut));
                signs.add(notation.substring(cut).replaceFirst("[^>:].*", ""));
            }
        }
        if (moves.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new IncompleteMove(
                ui,
                moves,
                begun.iterator().next() + (signs.size() == 1 ? signs.iterator().next() : "")));
    }

    /// Where the part of a move's notation ends that was typed; 0 if it does not begin like this.
    private static int cut(GameUi ui, Move move, String typed) {
        String notation = move.notation();
        for (int cut = notation.length() - 1; cut > 0; cut--) {
            boolean isInNumber = Character.isDigit(notation.charAt(cut - 1)) && Character.isDigit(notation.charAt(cut));
            if (!isInNumber && ui.game().read(typed + notation.substring(cut)).equals(Optional.of(move))) {
                return cut;
            }
        }
        return 0;
    }

    /// "On which pile: c, m or l? "
    String question() {
        if (moves.size() == 1) {
            return "Do you mean " + moves.getFirst().notation() + "? [yes] ";
        }
        Set<String> choices = new LinkedHashSet<>();
        boolean isCommon = !begun.isEmpty()
                && moves.stream().allMatch(move -> move.notation().startsWith(begun))
                && (begun.endsWith(">") || begun.endsWith(":"));
        for (Move move : moves) {
            String notation = move.notation();
            Matcher word =
                    NEXT_WORD.matcher(notation).region(Math.min(begun.length(), notation.length()), notation.length());
            int end = word.lookingAt() ? word.end() : notation.length();
            choices.add(
                    isCommon
                            ? notation.substring(begun.length(), end)
                            : notation.substring(0, end) + (end < notation.length() ? "…" : ""));
        }
        List<String> all = List.copyOf(choices);
        int last = all.size() - 1;
        String listed = last == 0 ? all.getFirst() : String.join(", ", all.subList(0, last)) + " or " + all.get(last);
        return ui.question(begun, moves) + ": " + listed + "? ";
    }

    /// What was meant with the answer: a move, the beginning of one, or something else that was typed instead.
    String completed(String answer) {
        if (moves.size() == 1 && YES.contains(answer)) {
            return moves.getFirst().notation();
        }
        return SIGNS.stream()
                .map(sign -> begun + sign + answer)
                .filter(text -> !answer.isEmpty() && isBegun(text))
                .findFirst()
                .orElse(answer);
    }

    private boolean isBegun(String text) {
        return ui.game().read(text).filter(moves::contains).isPresent()
                || of(ui, moves, text).isPresent();
    }
}
