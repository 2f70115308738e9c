package table13.browser.solo;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/// `conversation.jsonl` stands between this lobby and a server: here it is what this lobby says, and in the module
/// `server` it is held against a real server. To write it anew: `-Dconversation=write`.
@DisplayName("The lobby of a device")
class ConversationTest {
    private static final Path FILE =
            Path.of("src", "test", "resources", "table13", "browser", "solo", "conversation.jsonl");

    @Test
    @DisplayName("says what a server says")
    void saysTheSame() throws IOException {
        String now = Conversation.text();
        if ("write".equals(System.getProperty("conversation"))) {
            Files.writeString(FILE, now);
        }
        List<String> lines = Files.readAllLines(FILE);
        assertThat(now.lines().toList()).containsExactlyElementsOf(lines);
    }
}
