package table13.wire.registry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import table13.rules.Game;
import table13.rules.Match;
import table13.rules.Move;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.View;
import table13.rules.leaves.Leaves;
import table13.rules.registry.Games;
import table13.rules.skipbo.SkipBo;
import table13.wire.BadMessageException;
import table13.wire.JsonObjectReader;
import table13.wire.JsonWriter;

@DisplayName("A view read from its JSON")
class ViewReaderTest {
    private static final int MOST_MOVES = 3000;

    static Stream<Game<?>> games() {
        return Games.ALL.stream();
    }

    @ParameterizedTest
    @MethodSource("games")
    @DisplayName("equals the sent view, for every viewer after every move of a match, with every number of players")
    @Tag("slow")
    void bothWays(Game<?> game) throws BadMessageException {
        for (int players = game.fewestPlayers(); players <= game.mostPlayers(); players++) {
            Setup setup = Setup.of(game, players);
            SplitMix chance = new SplitMix(players);
            Match<?> match = Match.begin(setup, Collections.nCopies(players, "bot"), chance);
            for (int i = 0; i < MOST_MOVES && !match.isOver(); i++) {
                for (int viewer = -1; viewer < players; viewer++) {
                    isReadAsItWas(match.view(viewer == -1 ? View.WATCHER : viewer));
                }
                List<Move> legal = match.view(match.toMove()).seen().legalMoves();
                match.play(legal.get(chance.below(legal.size())));
            }
            isReadAsItWas(match.view(0));
        }
    }

    private static void isReadAsItWas(View view) throws BadMessageException {
        String told = told(view);
        View read = ViewReader.read(JsonObjectReader.of(told), view.setup(), view.viewer());
        assertThat(read).isEqualTo(view);
        assertThat(told(read)).isEqualTo(told);
    }

    private static String told(View view) {
        JsonWriter text = new JsonWriter().begin();
        text.with("round", view.round())
                .with("points", view.points(), points -> text.array(points, text::number))
                .withNumbers("totals", view.totals())
                .withNumbers("winners", view.winners());
        GameCodecs.write("table", view.seen(), text);
        return text.with("legalMoves", view.seen().legalMoves(), move -> text.string(move.notation()))
                .end()
                .toString();
    }

    @Test
    @DisplayName(
            "is read without the moves of the round if an older version told none, and refused if they are nonsense")
    void leavesWithoutMoves() throws BadMessageException {
        Setup setup = Setup.of(Leaves.GAME, 3);
        Match<?> match = Match.begin(setup, List.of("a", "b", "c"), new SplitMix(1));
        match.play(match.view(match.toMove()).seen().legalMoves().getFirst());
        View view = match.view(match.toMove());
        String told = told(view);
        String moves = "\"moves\":\\[.*?]";
        String old = told.replaceFirst("," + moves, "");
        assertThat(old).isNotEqualTo(told).doesNotContain("\"moves\"");
        assertThat(ViewReader.read(JsonObjectReader.of(old), setup, view.viewer()))
                .isEqualTo(view.withoutPast());
        for (String spoilt : List.of(
                "{\"seat\":3,\"move\":\"1x1\"}",
                "{\"seat\":-1,\"move\":\"1x1\"}",
                "{\"seat\":0,\"move\":\"9x1\"}",
                "{\"seat\":0,\"move\":\"1 1\"}",
                "{\"seat\":0}",
                "7")) {
            String text = told.replaceFirst(moves, "\"moves\":[" + spoilt + "]");
            assertThatThrownBy(() -> ViewReader.read(JsonObjectReader.of(text), setup, view.viewer()))
                    .as(text)
                    .isInstanceOf(BadMessageException.class);
        }
    }

    @Test
    @DisplayName(
            "is read without the reshuffle if an older version told none, and refused if it counts what is not there")
    void skipBoWithoutReshuffle() throws BadMessageException {
        Setup setup = Setup.of(SkipBo.GAME, 2);
        View view = Match.begin(setup, List.of("a", "b"), new SplitMix(1)).view(0);
        String told = told(view);
        String reshuffled = "\"reshuffled\":\\[],";
        String old = told.replaceFirst(reshuffled, "").replaceFirst("\"playedSince\":\\[],", "");
        assertThat(old).doesNotContain("reshuffled").doesNotContain("playedSince");
        assertThat(ViewReader.read(JsonObjectReader.of(old), setup, 0)).isEqualTo(view);
        for (String spoilt : List.of("1", "9,0,0,0,0,0,0,0,0,0,0,0,0", "-1,0,0,0,0,0,0,0,0,0,0,0,0", "{}")) {
            String text = told.replaceFirst(reshuffled, "\"reshuffled\":[" + spoilt + "],");
            assertThatThrownBy(() -> ViewReader.read(JsonObjectReader.of(text), setup, 0))
                    .as(text)
                    .isInstanceOf(BadMessageException.class);
        }
    }

    @Test
    @DisplayName("is refused with a sentence if it has cards, moves or seats that the game has not")
    void nonsense() {
        Setup setup = Setup.of(Games.ALL.getFirst(), 4);
        String view = told(
                Match.begin(setup, List.of("a", "b", "c", "d"), new SplitMix(1)).view(0));
        assertThatThrownBy(() -> ViewReader.read(JsonObjectReader.of(view), setup, 4))
                .isInstanceOf(BadMessageException.class);
        for (String spoilt : List.of(
                view.replaceFirst("\"hand\":\\[\"", "\"hand\":[\"zz"),
                view.replaceFirst("\"legalMoves\":\\[\"?", "\"legalMoves\":[\"zz\",\""),
                view.replaceFirst("\"totals\":\\[", "\"totals\":[\"\","),
                view.replaceFirst("\"points\":\\[", "\"points\":[[\"\"],"),
                view.replaceFirst("\"handSizes\":\\[", "\"handSizes\":[99999999999,"),
                view.replace("\"table\":", "\"nothing\":"),
                "{}")) {
            assertThatThrownBy(() -> ViewReader.read(JsonObjectReader.of(spoilt), setup, 0))
                    .as(spoilt)
                    .isInstanceOf(BadMessageException.class);
        }
    }
}
