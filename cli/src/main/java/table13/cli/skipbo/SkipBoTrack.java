package table13.cli.skipbo;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import table13.cli.screen.Layout;
import table13.cli.screen.Paint;
import table13.cli.screen.Tint;
import table13.rules.skipbo.SkipBo;
import table13.rules.skipbo.SkipBoView.Seat;

/// The track of *Skip-Bo* in four lines of six spaces, a corner first in each. Pawns are the initials of their colours.
record SkipBoTrack(SkipBo game, Paint paint) {
    private static final String CORNER = " corner";
    private static final int LINE = 6;
    private static final int CELL = 13;

    List<String> lines(List<Seat> seats) {
        List<String> lines = new ArrayList<>();
        for (int first = 1; first <= game.spaces().size(); first += LINE) {
            StringBuilder line = new StringBuilder(" ");
            for (int space = first; space < first + LINE; space++) {
                line.append(cell(space, seats));
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }

    /// The pawns are never cut short, the name of the space may be.
    private String cell(int space, List<Seat> seats) {
        String name = game.spaces().get(space - 1);
        String shown = shown(name);
        List<String> pawns = pawns(space, seats);
        int room = CELL - 4 - pawns.size();
        String cut = shown.substring(0, Math.min(shown.length(), room));
        String number = Layout.right(space, 2) + " ";
        return Layout.left(number + tinted(name, cut) + (pawns.isEmpty() ? "" : " ") + String.join("", pawns), CELL);
    }

    /// Corners in capitals.
    static String shown(String space) {
        return space.endsWith(CORNER) ? space.replace(CORNER, "").toUpperCase(Locale.ROOT) : space;
    }

    /// Of a colour, of a pile (`pink2`), or of a space (`blue corner`).
    static Tint tint(String name) {
        return Tint.of(name.replaceAll(" corner|[12]$", ""));
    }

    private String tinted(String space, String shown) {
        Tint tint = tint(space);
        return tint.equals(Tint.PAPER) ? shown : paint.filled(tint, shown);
    }

    private List<String> pawns(int space, List<Seat> seats) {
        List<String> pawns = new ArrayList<>();
        for (Seat seat : seats) {
            for (int pawn : seat.pawns()) {
                if (pawn == space) {
                    String initial = seat.colour().substring(0, 1).toUpperCase(Locale.ROOT);
                    pawns.add(paint.bold(initial));
                }
            }
        }
        return pawns;
    }
}
