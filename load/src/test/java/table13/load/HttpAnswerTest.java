package table13.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class HttpAnswerTest {

    @ParameterizedTest
    @DisplayName("A response is read when its last byte is there, and not before")
    @ValueSource(
            strings = {
                "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nbody",
                "HTTP/1.1 204 No Content\r\n\r\n",
                "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n",
                "HTTP/1.1 200 OK\r\ntransfer-encoding: Chunked\r\n\r\n4;x=y\r\nbody\r\nA\r\n0123456789\r\n0\r\n\r\n",
                "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nb\r\n0\r\nTrailer: x\r\n\r\n",
            })
    void whole(String text) throws Garbled {
        byte[] bytes = ("??" + text + "more").getBytes(StandardCharsets.ISO_8859_1);
        int end = 2 + text.length();
        for (int to = 2; to < end; to++) {
            assertThat(HttpAnswer.read(bytes, 2, to)).isNull();
        }
        assertThat(HttpAnswer.read(bytes, 2, end).end()).isEqualTo(end);
        assertThat(HttpAnswer.read(bytes, 2, bytes.length).end()).isEqualTo(end);
    }

    @Test
    @DisplayName("Headers are found in any case, the first of a name")
    void headers() throws Garbled {
        HttpAnswer answer =
                read("HTTP/1.1 200 OK\r\nX-Set-Cookie: no\r\nset-cookie:  a=b; Path=/ \r\nSet-Cookie: c\r\n\r\n");
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.statusLine()).isEqualTo("HTTP/1.1 200 OK");
        assertThat(answer.header("Set-Cookie")).isEqualTo("a=b; Path=/");
        assertThat(answer.header("Cookie")).isNull();
    }

    @Test
    @DisplayName("What is no HTTP is refused")
    void garbled() {
        assertThatThrownBy(() -> read("220 mail.example.org\r\n\r\n")).isInstanceOf(Garbled.class);
        assertThatThrownBy(() -> read("HTTP/1.1 200 OK\r\nContent-Length: many\r\n\r\n"))
                .isInstanceOf(Garbled.class);
        assertThatThrownBy(() -> read("HTTP/1.1 200 OK\r\n" + "x".repeat(1 << 20)))
                .isInstanceOf(Garbled.class);
    }

    private static HttpAnswer read(String text) throws Garbled {
        byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
        return HttpAnswer.read(bytes, 0, bytes.length);
    }
}
