package table13.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import table13.cli.Shell;
import table13.rules.Setup;
import table13.rules.registry.Games;

@DisplayName("bench")
class BenchTest {

    @Test
    @DisplayName("measures in a process of its own and prints JSON with exactly the agreed keys")
    @Tag("slow")
    void json() {
        Shell shell = new Shell();
        assertThat(shell.run("bench", "leaves", "--players", "3", "--seconds", "0.3", "--json"))
                .isZero();
        assertThat(shell.out()).startsWith("[").endsWith("]\n");
        Matcher keys = Pattern.compile("\"(\\w+)\":").matcher(shell.out());
        assertThat(keys.results().map(key -> key.group(1)))
                .containsExactly(
                        "game",
                        "players",
                        "roundsPerCpuSecond",
                        "movesPerCpuSecond",
                        "copiesPerCpuSecond",
                        "imaginesPerCpuSecond",
                        "meanMovesPerRound",
                        "meanPoints");
        assertThat(shell.out()).containsPattern("\"meanPoints\": \\[[\\d.]+, [\\d.]+, [\\d.]+\\]}");
        assertThat(shell.err()).isEmpty();
    }

    @Test
    @DisplayName("exactly so many rounds, the means over all of them")
    @Tag("slow")
    void rounds() {
        Setup friday = Setup.of(Games.named("friday").orElseThrow(), 4);
        Figures figures = Measurement.of(friday, 0.1, 20_000);
        assertThat(figures.movesPerRound()).isEqualTo(53);
        assertThat(figures.points())
                .hasSize(4)
                .allSatisfy(mean -> assertThat(mean).isBetween(8.5, 9.2));
        assertThat(Figures.ofLine(figures.toLine())).isEqualTo(figures);
        assertThat(figures.toRow()).startsWith("friday ").contains(" 53.00 ");
    }

    @Test
    @DisplayName("--search measures two builds in turn")
    void search() {
        Setup friday = Setup.of(Games.named("friday").orElseThrow(), 4);
        Path rules = Path.of(
                Setup.class.getProtectionDomain().getCodeSource().getLocation().getPath());
        SearchFigures figures = SearchRace.run(friday, "hard:iterations=20", rules, 0.1);
        assertThat(figures.rounds()).isPositive();
        assertThat(figures.ratio()).isPositive().isFinite();
        assertThat(SearchFigures.ofLine(figures.toLine())).isEqualTo(figures);
        assertThat(figures.toRow()).startsWith("friday ").endsWith(" hard:iterations=20");
    }
}
