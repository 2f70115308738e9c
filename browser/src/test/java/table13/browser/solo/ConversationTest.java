package table13.browser.solo;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/// `conversation.jsonl` links this lobby to a server: this test compares it with the lobby, and a test of the module
/// `server` with a real server. To write it again: `-Dconversation=write`.
@DisplayName("The lobby of a device")
class ConversationTest {
    private static final Path FILE =
            Path.of("src", "test", "resources", "table13", "browser", "solo", "conversation.jsonl");

    @Test
    @DisplayName("sends the messages of a server")
    void saysTheSame() throws IOException {
        String now = Conversation.text();
        if ("write".equals(System.getProperty("conversation"))) {
            Files.writeString(FILE, now);
        }
        List<String> lines = Files.readAllLines(FILE);
        assertThat(now.lines().toList()).containsExactlyElementsOf(lines);
    }
}
