package table13.wire.log;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import table13.table.CorruptLogException;
import table13.table.NewerLogException;

@DisplayName("An entry of the log")
class EntryJsonTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"kind\":\"applauded\",\"guest\":\"ada\"}",
                "{\"kind\":\"reacted\",\"guest\":\"ada\",\"name\":\"Ada\",\"reaction\":\"APPLAUSE\"}",
                "{\"kind\":\"moved\",\"seat\":0,\"move\":\"b7\",\"by\":\"ORACLE\",\"id\":\"\"}"
            })
    @DisplayName("with unknown words was written by a newer program")
    void newer(String text) {
        assertThatThrownBy(() -> EntryJson.read(text)).isInstanceOf(NewerLogException.class);
    }

    @Test
    @DisplayName("that lacks something is damaged, and newer programs cannot read it either")
    void damaged() {
        assertThatThrownBy(() -> EntryJson.read("{\"kind\":\"sat\"}"))
                .isInstanceOf(CorruptLogException.class)
                .isNotInstanceOf(NewerLogException.class);
    }
}
