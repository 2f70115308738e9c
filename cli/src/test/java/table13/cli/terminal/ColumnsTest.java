package table13.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The width of a terminal")
class ColumnsTest {

    @Test
    @DisplayName("comes from stty; without a usable answer it is the default")
    void said() {
        assertThat(Columns.in("24 132")).isEqualTo(132);
        assertThat(Columns.in("0 0")).isEqualTo(Columns.USUAL);
        assertThat(Columns.in("stty: no terminal")).isEqualTo(Columns.USUAL);
        assertThat(Columns.in(null)).isEqualTo(Columns.USUAL);
    }
}
