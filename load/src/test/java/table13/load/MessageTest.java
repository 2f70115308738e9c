package table13.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

final class MessageTest {
    private final Message message = new Message(new SplittableRandom(13));

    @Test
    @DisplayName("Reads an update, whatever the order of its members")
    void update() throws Garbled {
        read("""
                {"match":{"table":{"legalMoves":["no"],"toMove":-1},"legalMoves":["c5"],"toMove":1,"number":1},
                "events":[{"kind":"moved","version":7,"move":"c5"}],"version":124,"table":"T","type":"update"}""");
        assertThat(message.type()).isEqualTo(Message.Type.UPDATE);
        assertThat(message.version()).isEqualTo(124);
        assertThat(message.table()).isEqualTo("T");
        assertThat(message.hasMatch()).isTrue();
        assertThat(message.isOver()).isFalse();
        assertThat(message.move()).isEqualTo("c5");
        assertThat(message.moved()).isEqualTo(1);
        assertThat(message.re()).isEqualTo(Message.NONE);
    }

    @Test
    @DisplayName("Chooses each legal move some time")
    void choice() throws Garbled {
        Set<String> chosen = new TreeSet<>();
        for (int i = 0; i < 200; i++) {
            read("{\"type\":\"update\",\"match\":{\"toMove\":0,\"legalMoves\":[\"a\",\"b\\\"\",\"c\",\"d\"]}}");
            chosen.add(message.move());
        }
        assertThat(chosen).containsExactly("a", "b\\\"", "c", "d");
    }

    @Test
    @DisplayName("A match is over when nobody is to move")
    void over() throws Garbled {
        read("{\"type\":\"update\",\"version\":9,\"match\":{\"toMove\":-1,\"legalMoves\":[]}}");
        assertThat(message.isOver()).isTrue();
        assertThat(message.move()).isNull();
    }

    @Test
    @DisplayName("Remembers nothing of the message before")
    void forgets() throws Garbled {
        read("{\"type\":\"update\",\"table\":\"T\",\"version\":1,\"match\":{\"toMove\":-1,\"legalMoves\":[\"c5\"]}}");
        read("{\"type\":\"refused\",\"re\":\"17\",\"reason\":\"NOT_YOUR_TURN\",\"sentence\":\"Wait.\",\"match\":null}");
        assertThat(message.type()).isEqualTo(Message.Type.REFUSED);
        assertThat(message.re()).isEqualTo(17);
        assertThat(message.reason()).isEqualTo("NOT_YOUR_TURN");
        assertThat(message.sentence()).isEqualTo("Wait.");
        assertThat(message.version()).isEqualTo(Message.NONE);
        assertThat(message.table()).isEmpty();
        assertThat(message.hasMatch()).isFalse();
        assertThat(message.isOver()).isFalse();
        assertThat(message.move()).isNull();
    }

    @Test
    @DisplayName("A message of an unknown type is none of our business")
    void other() throws Garbled {
        read("{\"type\":\"said\",\"text\":\"}{\"}");
        assertThat(message.type()).isEqualTo(Message.Type.OTHER);
    }

    private void read(String json) throws Garbled {
        byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
        message.read(bytes, 0, bytes.length);
    }
}
