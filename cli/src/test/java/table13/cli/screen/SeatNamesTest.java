package table13.cli.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The names of a table in the terminal")
class SeatNamesTest {

    private static List<String> names(String... names) {
        SeatNames seats = new SeatNames(List.of(names));
        return IntStream.range(0, names.length).mapToObj(seats::name).toList();
    }

    private static List<String> labels(String... names) {
        SeatNames seats = new SeatNames(List.of(names));
        return IntStream.range(0, names.length).mapToObj(seats::label).toList();
    }

    @Test
    @DisplayName("are plain as long as they differ")
    void plain() {
        assertThat(names("Ada", "Ben (easy)", "Benedictine")).containsExactly("Ada", "Ben", "Benedicti…");
        assertThat(labels("Ada", "Ben (easy)", "Cleo (expert)")).containsExactly("Ada", "Ben easy", "Cleo expert");
    }

    @Test
    @DisplayName("get numbers if they look the same, and the first keeps the plain one")
    void numbers() {
        assertThat(names("Ben", "BEN", "Ｂｅｎ")).containsExactly("Ben", "BEN (2)", "Ｂｅｎ (3)");
        assertThat(labels("Ben", "Ada", "Ben")).containsExactly("Ben", "Ada", "Ben (2)");
        assertThat(names("Benedictine A", "Benedictine B")).containsExactly("Benedicti…", "Bened… (2)");
    }

    @Test
    @DisplayName("tell a bot from a person")
    void bots() {
        assertThat(names("Ben", "Ben (easy)")).containsExactly("Ben", "Ben (bot)");
        assertThat(names("Ben (easy)", "ben", "Ben")).containsExactly("Ben (bot)", "ben", "Ben (2)");
        assertThat(labels("Ben", "Ben (easy)")).containsExactly("Ben", "Ben easy");
    }
}
