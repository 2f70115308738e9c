package table13.rules.registry;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.MethodSource;
import table13.rules.Setup;
import table13.testkit.Perft;
import table13.testkit.Setups;

/// Counts the continuations of fixed deals, one for every setup of every game.
class PerftTest {
    private static final String COUNTS = "/perft.txt";

    @ParameterizedTest(name = "{0}, deal {1}, depth {2}")
    @CsvFileSource(resources = COUNTS, delimiter = ';')
    void counts(String setup, long deal, int depth, long expected) {
        assertThat(Perft.count(setup(setup), deal, depth)).isEqualTo(expected);
    }

    @ParameterizedTest
    @MethodSource("table13.testkit.Setups#all()")
    void thereIsALineForEverySetup(Setup setup) throws IOException {
        try (InputStream in = Objects.requireNonNull(getClass().getResourceAsStream(COUNTS))) {
            assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8))
                    .withFailMessage(() -> "Not in perft.txt: %s; 1; 4; %d".formatted(setup, Perft.count(setup, 1, 4)))
                    .contains(setup + "; ");
        }
    }

    private static Setup setup(String text) {
        return Setups.all().stream()
                .filter(setup -> setup.toString().equals(text))
                .findFirst()
                .orElseThrow();
    }
}
