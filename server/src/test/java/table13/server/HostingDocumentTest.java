package table13.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import table13.server.kit.TestGuest;

@DisplayName("docs/hosting.md")
class HostingDocumentTest {

    @TempDir
    private Path folder;

    @Test
    @DisplayName("lists exactly the metrics that a server adds")
    void metrics() throws IOException {
        try (TableServer server = TableServer.start(ServerSettings.usual(folder, 0));
                TestGuest ada = TestGuest.comesTo(server.port())) {
            String table = (String) ada.ask("open", "game", "friday", "players", 3, "start", true)
                    .get("table");
            Map<String, Object> dealt = ada.next("table");
            List<?> moves = (List<?>) TestGuest.inside(dealt, "match").get("legalMoves");
            if (!moves.isEmpty()) {
                ada.ask("play", "table", table, "version", dealt.get("version"), "move", moves.getFirst());
            }
            ada.nextEvent("moved");
            ada.isRefused("play", "table", table, "version", 0, "move", "nonsense");
            String exposed =
                    TestGuest.http(server.port(), "GET", "/metrics", "", "").body();
            assertThat(names("# TYPE (table13_\\w+)", exposed))
                    .isEqualTo(names("(?m)^\\| `(table13_\\w+)", Files.readString(Path.of("../docs/hosting.md"))));
        }
    }

    @Test
    @DisplayName("and all scripts start a server that ends when memory runs out, so that it can be started again")
    void outOfMemory() throws IOException {
        for (String file : List.of("docs/hosting.md", "table13", "packaging/java.options", "e2e/kit/server.ts")) {
            String text = Files.readString(Path.of("..", file));
            assertThat(text).as(file).contains("-XX:+ExitOnOutOfMemoryError");
        }
        assertThat(Files.readString(Path.of("../docs/hosting.md")).lines())
                .filteredOn(line -> line.contains("-jar"))
                .filteredOn(line -> line.contains("java "))
                .isNotEmpty()
                .allSatisfy(line -> assertThat(line).contains("-XX:+ExitOnOutOfMemoryError"));
    }

    private static Set<String> names(String pattern, String text) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
