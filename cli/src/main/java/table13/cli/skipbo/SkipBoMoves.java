package table13.cli.skipbo;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import table13.cli.screen.Layout;
import table13.cli.screen.Paint;
import table13.rules.Move;
import table13.rules.skipbo.SkipBo;
import table13.rules.skipbo.SkipBoMove;
import table13.rules.skipbo.SkipBoMove.Discard;

/// The moves of *Skip-Bo*: what builds in one line, and a line for each card that could be discarded.
record SkipBoMoves(SkipBo game, Paint paint) {
    private static final int MANY = 4;
    private static final int COLUMN = 16;

    List<String> list(List<Move> moves) {
        List<String> builds = new ArrayList<>();
        List<String> spaces = new ArrayList<>();
        Map<String, List<Discard>> discards = new LinkedHashMap<>();
        for (Move move : moves) {
            switch ((SkipBoMove) move) {
                case SkipBoMove.Build build -> builds.add(paint.bold(build.notation()));
                case SkipBoMove.StandIn standIn -> spaces.add(paint.bold(standIn.notation()));
                case SkipBoMove.Complete complete -> spaces.add(paint.bold(complete.notation()));
                case SkipBoMove.Exchange exchange -> spaces.add(paint.bold(exchange.notation()));
                case SkipBoMove.EndTurn end -> spaces.add(paint.bold(end.notation()));
                case Discard discard ->
                    discards.computeIfAbsent(discard.card().name(), _ -> new ArrayList<>())
                            .add(discard);
            }
        }
        List<String> lines = new ArrayList<>();
        addLine(lines, "build", builds);
        addLine(lines, "space", spaces);
        discards.values().forEach(ofCard -> addLine(lines, label(lines, "discard"), discards(ofCard)));
        return lines;
    }

    private static void addLine(List<String> lines, String label, List<String> pieces) {
        if (!pieces.isEmpty()) {
            lines.addAll(Layout.labelled(label, SkipBoScreen.MARGIN, pieces, "  "));
        }
    }

    /// Only the first line of several needs its label.
    private static String label(List<String> lines, String label) {
        return lines.stream().anyMatch(line -> line.startsWith(" " + label)) ? "" : label;
    }

    private List<String> discards(List<Discard> ofCard) {
        return ofCard.size() > MANY
                ? ranges(ofCard)
                : ofCard.stream().map(this::withSpace).toList();
    }

    private String withSpace(Discard discard) {
        String space = SkipBoTrack.shown(game.spaces().get(discard.to() - 1));
        return Layout.left(paint.bold(discard.notation()) + paint.dim(" " + space), COLUMN);
    }

    /// A wild goes almost anywhere: say from where to where, not each space.
    private List<String> ranges(List<Discard> ofCard) {
        Map<Integer, List<Integer>> reached = new LinkedHashMap<>();
        ofCard.forEach(discard ->
                reached.computeIfAbsent(discard.from(), _ -> new ArrayList<>()).add(discard.to()));
        List<String> ranges = new ArrayList<>();
        reached.forEach((from, spaces) -> ranges.add(Layout.left(
                paint.bold(ofCard.getFirst().card() + ":" + from + ">…") + paint.dim(" to " + runs(spaces)), COLUMN)));
        return ranges;
    }

    /// "2-13", or "1-6, 20-24" where the track closes.
    private static String runs(List<Integer> spaces) {
        StringBuilder runs = new StringBuilder();
        for (int i = 0; i < spaces.size(); i++) {
            int first = spaces.get(i);
            while (i + 1 < spaces.size() && spaces.get(i + 1) == spaces.get(i) + 1) {
                i++;
            }
            int last = spaces.get(i);
            runs.append(runs.isEmpty() ? "" : ", ").append(first == last ? "" + first : first + "-" + last);
        }
        return runs.toString();
    }
}
