package table13.cli.shelf;

import java.util.List;
import table13.cli.leaves.LeavesFace;
import table13.cli.screen.Face;
import table13.cli.skipbo.SkipBoFace;
import table13.cli.thirteen.PileFace;
import table13.rules.Game;

/// How the games look in a terminal, in the order of the shelf.
public final class Faces {
    public static final List<Face> ALL =
            List.of(PileFace.THIRTEEN, PileFace.FRIDAY, new SkipBoFace(), new LeavesFace());

    private Faces() {}

    public static Face of(Game<?> game) {
        return ALL.stream()
                .filter(face -> face.game().equals(game))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("Nobody has drawn " + game.title() + " yet."));
    }
}
