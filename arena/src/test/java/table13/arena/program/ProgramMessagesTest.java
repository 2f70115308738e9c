package table13.arena.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import table13.arena.program.ProgramMessages.Answer;
import table13.rules.Match;
import table13.rules.Move;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.View;
import table13.rules.registry.Games;
import table13.wire.Json;

/// After an intended change of the protocol, `-Dprotocol=write` writes the new examples into the document.
@DisplayName("The protocol")
class ProgramMessagesTest {
    private static final Path DOCUMENT = Path.of("../docs/bot-protocol.md");

    /// A view after some random moves.
    private static View view(String game, int players, int moves) {
        SplitMix chance = new SplitMix(13);
        Setup setup = Setup.of(Games.named(game).orElseThrow(), players);
        Match<?> match = Match.begin(setup, Collections.nCopies(players, "bot"), chance);
        for (int i = 0; i < moves; i++) {
            List<Move> legal = match.view(match.toMove()).seen().legalMoves();
            match.play(legal.get(chance.below(legal.size())));
        }
        return match.view(match.toMove());
    }

    @ParameterizedTest
    @CsvSource({"friday, 4, 5", "skipbo, 2, 3", "leaves, 3, 5"})
    @DisplayName("says what its document shows")
    void document(String game, int players, int moves) throws IOException {
        String line = ProgramMessages.choose(1, view(game, players, moves), 1L << 40);
        String begin = "<!-- " + game + " -->\n```json\n";
        String text = Files.readString(DOCUMENT);
        int from = text.indexOf(begin) + begin.length();
        int to = text.indexOf("```", from);
        if ("write".equals(System.getProperty("protocol"))) {
            Files.writeString(DOCUMENT, text.substring(0, from) + broken(line) + text.substring(to));
            return;
        }
        assertThat(from).isGreaterThan(begin.length());
        assertThat(String.join(
                        "", text.substring(from, to).lines().map(String::strip).toList()))
                .isEqualTo(line);
    }

    /// The JSON with one member a line, those of the table included.
    private static String broken(String line) {
        StringBuilder text = new StringBuilder();
        int depth = 0;
        boolean isInTable = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            text.append(c);
            depth += c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
            isInTable = depth == 2 ? isInTable || text.toString().endsWith("\"table\":{") : depth > 2 && isInTable;
            if (c == ',' && depth == 1) {
                text.append("\n ");
            } else if (isInTable && depth == 2 && (c == ',' || c == '{')) {
                text.append("\n  ");
            }
        }
        return text + "\n";
    }

    @Test
    @DisplayName("a request names the legal moves as records do, and is valid JSON on one line")
    void request() {
        View view = view("skipbo", 4, 9);
        String line = ProgramMessages.choose(42, view, -1);
        assertThat(line).doesNotContain("\n");
        assertThat(Json.read(line))
                .asInstanceOf(InstanceOfAssertFactories.MAP)
                .containsEntry("type", "choose")
                .containsEntry("request", 42L)
                .containsEntry("seat", (long) view.viewer())
                .containsEntry("seed", (long) Integer.MAX_VALUE)
                .containsEntry(
                        "legalMoves",
                        view.seen().legalMoves().stream().map(Move::notation).toList());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "hello",
                "[]",
                "7",
                "null",
                "{}",
                "{\"type\":\"hello\"}",
                "{\"type\":\"hello\",\"protocol\":\"1\"}",
                "{\"type\":\"move\",\"move\":\"c5\"}",
                "{\"type\":\"move\",\"request\":1.5,\"move\":\"c5\"}",
                "{\"type\":\"move\",\"request\":1,\"move\":5}",
                "{\"type\":\"move\",\"request\":1,\"move\":\"c5\"} x"
            })
    @DisplayName("counts anything but an answer as garbage")
    void garbage(String line) {
        assertThat(ProgramMessages.read(line)).isEqualTo(new Answer.Garbage());
    }

    @Test
    @DisplayName("reads answers, and does not mind more members")
    void answers() {
        assertThat(ProgramMessages.read("{\"type\":\"hello\",\"protocol\":1,\"name\":\"x\"}"))
                .isEqualTo(new Answer.Hello(1));
        assertThat(ProgramMessages.read("{\"move\":\"c5\",\"why\":[{}],\"request\":7,\"type\":\"move\"}\r"))
                .isEqualTo(new Answer.Chosen(7, "c5"));
    }
}
