package table13.cli.shelf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import table13.bots.Consequence;
import table13.bots.shelf.Crafts;
import table13.cli.screen.Cast;
import table13.cli.screen.Face;
import table13.cli.screen.Layout;
import table13.cli.screen.MatchNarrator;
import table13.cli.screen.Paint;
import table13.cli.screen.Screen;
import table13.rules.Match;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.View;
import table13.rules.shelf.Games;
import table13.testkit.Matches;
import table13.testkit.Setups;

class FacesTest {
    private static final int MOST_MOVES = 200;

    static List<Setup> setups() {
        return Setups.all();
    }

    @Test
    @DisplayName("Every game on the shelf has a face, and no other")
    void everyGame() {
        assertThat(Faces.ALL).extracting(Face::game).isEqualTo(Games.ALL);
    }

    @Test
    @DisplayName("What may come of a move, the terminal has words for, and the protocol names it")
    void reasons() throws IOException {
        String protocol = Files.readString(Path.of("..", "docs", "protocol.md"));
        for (Face face : Faces.ALL) {
            List<String> all = Crafts.of(face.game()).consequences().stream()
                    .map(Consequence::id)
                    .toList();
            assertThat(face.reasons()).containsOnlyKeys(all);
            assertThat(all).allSatisfy(id -> assertThat(protocol).contains("`" + id + "`"));
        }
    }

    @ParameterizedTest
    @MethodSource("setups")
    @DisplayName("All that can be seen and told at a table is drawn and told, and a guide explains it")
    @Tag("slow")
    void drawsAndTells(Setup setup) {
        Face face = Faces.of(setup.game());
        assertThat(face.explained()).doesNotContain("{").contains("Moves:");
        assertThat(face.explained().lines()).allMatch(line -> line.length() <= Layout.WIDTH);
        Match<?> match = Matches.begin(setup, 7);
        Cast cast = new Cast(match.names());
        Paint paint = new Paint(false);
        Screen screen = face.screen(cast, paint);
        MatchNarrator narrator = MatchNarrator.of(face, setup, cast, paint);
        SplitMix chance = new SplitMix(8);
        for (int move = 0; move < MOST_MOVES && !match.isOver(); move++) {
            View view = match.view(match.toMove());
            assertThat(screen.table(view)).isNotEmpty();
            assertThat(screen.moves(view)).isNotEmpty();
            assertThat(screen.hand(view)).isNotNull();
            Matches.playAny(match, chance)
                    .seenBy(0)
                    .forEach(event -> assertThat(narrator.tell(event)).isNotNull());
        }
    }
}
