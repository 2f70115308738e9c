package table13.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.load.ServerMessage.Done;
import table13.load.ServerMessage.Match;
import table13.load.ServerMessage.Other;
import table13.load.ServerMessage.Refused;
import table13.load.ServerMessage.Update;
import table13.wire.BadMessageException;

final class ServerMessageTest {

    @Test
    @DisplayName("Reads an update, whatever the order of its members")
    void update() throws BadMessageException {
        assertThat(ServerMessage.read("""
                {"match":{"table":{"legalMoves":["no"],"toMove":-1},"legalMoves":["c5","b\\""],"toMove":1,"number":1},
                "events":[{"kind":"moved","version":7,"move":"c5"},{"kind":"played"}],
                "version":124,"table":"T","type":"update"}""")).isEqualTo(new Update(124, 1, new Match(false, List.of("c5", "b\""))));
    }

    @Test
    @DisplayName("A match is over when no seat is to move")
    void over() throws BadMessageException {
        assertThat(ServerMessage.read("""
                {"type":"update","version":9,"events":[],"match":{"toMove":-1,"legalMoves":[]}}""")).isEqualTo(new Update(9, 0, new Match(true, List.of())));
        assertThat(ServerMessage.read("{\"type\":\"update\",\"version\":9,\"match\":null}"))
                .isEqualTo(new Update(9, 0, null));
    }

    @Test
    @DisplayName("Reads answers, and ignores messages of other types")
    void answers() throws BadMessageException {
        assertThat(ServerMessage.read("{\"type\":\"done\",\"re\":\"17\",\"version\":3,\"table\":\"T\"}"))
                .isEqualTo(new Done(17, 3, "T"));
        assertThat(ServerMessage.read("{\"type\":\"done\",\"re\":\"seventeen\"}"))
                .isEqualTo(new Done(ServerMessage.NONE, ServerMessage.NONE, ""));
        assertThat(ServerMessage.read("""
                {"type":"refused","re":"17","reason":"NOT_YOUR_TURN","sentence":"Wait."}""")).isEqualTo(new Refused("NOT_YOUR_TURN", "Wait."));
        assertThat(ServerMessage.read("{\"type\":\"replay\",\"match\":3,\"table\":{}}"))
                .isEqualTo(new Other());
    }

    @Test
    @DisplayName("Anything but a message of the protocol is an error")
    void bad() {
        assertThatThrownBy(() -> ServerMessage.read("nonsense")).isInstanceOf(BadMessageException.class);
        assertThatThrownBy(() -> ServerMessage.read("{\"type\":\"update\",\"version\":\"9\"}"))
                .isInstanceOf(BadMessageException.class);
    }
}
