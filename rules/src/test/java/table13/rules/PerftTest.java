package table13.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import table13.testkit.Perft;
import table13.testkit.Setups;

/// How many ways there are to go on from fixed deals: one for every setup of every game.
class PerftTest {

    @ParameterizedTest(name = "{0}, deal {1}, depth {2}")
    @CsvFileSource(resources = "/perft.txt", delimiter = ';')
    void counts(String setup, long deal, int depth, long expected) {
        assertThat(Perft.count(setup(setup), deal, depth)).isEqualTo(expected);
    }

    private static Setup setup(String text) {
        return Setups.all().stream()
                .filter(setup -> setup.toString().equals(text))
                .findFirst()
                .orElseThrow();
    }
}
