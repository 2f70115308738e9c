package table13.browser.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.browser.advice.Advisor;
import table13.rules.Match;
import table13.rules.Setup;
import table13.rules.SplitMix;
import table13.rules.View;
import table13.rules.registry.Games;
import table13.wire.BadMessageException;
import table13.wire.Json;

@DisplayName("Matches for other pages")
class PageMatchesTest {
    private static final Path WEIGHTS =
            Path.of("..", "bots", "src", "main", "resources", "table13", "bots", "level", "learned", "friday.txt");
    private static final List<String> LEVELS = List.of("medium", "hard", "easy", "greedy");
    private static final int SEED = 7;

    private final Advisor advisor = new Advisor();
    private final PageMatches matches = new PageMatches(advisor);

    private int toMove(int match) {
        return ((Number) ((Map<?, ?>) Json.read(matches.view(match, View.WATCHER))).get("toMove")).intValue();
    }

    private boolean isOver(int match) {
        return !((List<?>) ((Map<?, ?>) Json.read(matches.view(match, View.WATCHER))).get("winners")).isEmpty();
    }

    @Test
    @DisplayName("play the example of the package; its page in the browser must play the same")
    void example() throws IOException, BadMessageException {
        advisor.learn("friday", Files.readString(WEIGHTS));
        int match = Integer.parseInt(matches.deal("friday", 4, "{}", SEED));
        for (int turn = 0; !isOver(match); turn++) {
            Map<?, ?> choice = (Map<?, ?>) Json.read(matches.choose(match, LEVELS.get(toMove(match)), SEED + turn));
            assertThat(matches.play(match, (String) choice.get("move"))).isEmpty();
        }
        assertThat(matches.record(match)).contains("result ").doesNotContain("unfinished");
        Path same = Path.of("target", "same");
        Files.createDirectories(same);
        Files.writeString(same.resolve("example.txt"), matches.record(match));
    }

    @Test
    @DisplayName("are dealt as the rules deal them")
    void deal() throws BadMessageException {
        int match = Integer.parseInt(matches.deal("leaves", 3, "{}", SEED));
        Match<?> plain = Match.begin(
                Setup.of(Games.named("leaves").orElseThrow(), 3), Collections.nCopies(3, "x"), new SplitMix(SEED));
        assertThat(toMove(match)).isEqualTo(plain.toMove());
        assertThat(matches.view(match, plain.toMove()))
                .contains(
                        plain.view(plain.toMove()).seen().legalMoves().getLast().notation());
    }

    @Test
    @DisplayName("say what is wrong")
    void wrong() throws BadMessageException {
        int match = Integer.parseInt(matches.deal("friday", 4, "{}", SEED));
        assertThat(matches.play(match, "zz")).startsWith("?");
        assertThatIllegalArgumentException().isThrownBy(() -> matches.deal("poker", 4, "{}", 1));
        assertThatIllegalArgumentException().isThrownBy(() -> matches.deal("friday", 9, "{}", 1));
        matches.end(match);
        assertThatIllegalArgumentException().isThrownBy(() -> matches.record(match));
    }
}
