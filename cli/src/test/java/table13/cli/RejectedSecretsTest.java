package table13.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A secret that is refused is not repeated")
@Timeout(60) // a server that starts nevertheless would never end
class RejectedSecretsTest {
    private static final String SECRET = "geheim";

    private static String complaint(Map<String, String> environment, String... words) {
        Shell shell = new Shell().in(environment);
        assertThat(shell.run(words)).as(shell.err()).isEqualTo(2);
        assertThat(shell.out()).isEmpty();
        return shell.err();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "serve --metrics-token=geheim",
                "serve --metrics-token geheim",
                "serve --metrics-token geheim-geheim-geheim geheim",
                "serve --metrics-tokn=geheim",
                "serve --metrics-tokn geheim",
                "serve --metrics-token --geheim",
                "serve --metrics-token geheim-geheim-geheim --metrics-token geheim-geheim-geheim",
                "serve --store=postgresql://ada:geheim@host",
                "serve --store=postgresql://ada:geheim/x",
                "serve --store=postgresql://ada:geheim/x?y@host/cards",
                "serve --store=postgresql:/ada:geheim@host/cards",
                "serve --store=postgres:ada:geheim@host/cards",
                "serve --store=POSTGRES://ada:geheim@host/cards",
                "serve --store=ada:geheim@host:5432/cards",
                "serve --store=ada:ge/heim-geheim@host:5432/cards",
                "serve --store=mysql://ada:geheim@host/cards",
                "serve --store=ada:geheim://host/cards",
                "serve --store=postgresql://127.0.0.1:1/cards?user=ada&password=geheim",
                "serve --store=postgresql://127.0.0.1:1/cards?user=ada&password=geheim%zz",
                "serve --store=postgresql://ada:geheim@127.0.0.1:1/cards",
                "serve --stor=postgresql://ada:geheim@host/cards",
                "serve --data=postgresql:/ada:geheim@host/cards",
                "serve --host=postgresql://ada:geheim@host/cards",
                "serve --port=postgresql://ada:geheim@host/cards",
                "serve --origin=https://ada:geheim@cards.example",
                "serve postgresql://ada:geheim@host/cards",
                "postgresql://ada:geheim@host/cards",
                "--store=postgresql://ada:geheim@host/cards",
                "--metrics-token=geheim",
                "backup --store=postgresql://ada:geheim@host/cards geheim.db geheim",
                "nodes --store=postgresql://ada:geheim@127.0.0.1:1/cards",
                "nodes postgresql://ada:geheim@host/cards",
                "nodes --store=postgresql:/ada:geheim@host/cards",
                "move-store postgresql:/ada:geheim@host/cards x",
                "move-store x postgresql://ada:geheim@host/cards postgresql://ada:geheim@host/cards",
                "move-store postgresql://ada:geheim@127.0.0.1:1/cards postgresql://ada:geheim@127.0.0.1:1/cards",
                "load --url postgresql://ada:geheim@host/cards",
                "load --url http://ada:geheim@127.0.0.1:1",
            })
    @DisplayName("wherever it was typed")
    void typed(String command) {
        assertThat(complaint(Map.of(), command.split(" ")))
                .startsWith("table13: ")
                .hasLineCount(1)
                .doesNotContain(SECRET);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "METRICS_TOKEN=geheim",
                "METRICS_TOKEN=geheim geheim geheim",
                "METRICS_TOKN=geheim",
                "STORE=postgresql://ada:geheim@host",
                "STORE=postgresql:/ada:geheim@host/cards",
                "STORE=postgresql://ada:geheim@127.0.0.1:1/cards",
                "DATA=ada:geheim@host:5432/cards",
                "HOST=ada:geheim@host",
                "ORIGIN=https://a.example,https://ada:geheim@b.example",
                "LOG=postgresql://ada:geheim@host/cards",
            })
    @DisplayName("nor where the environment gave it")
    void environment(String variable) {
        String[] parts = variable.split("=", 2);
        // A misspelt variable does not prevent the start; an invalid port does.
        assertThat(complaint(Map.of("TABLE13_" + parts[0], parts[1]), "serve", "--store=mysql://x")
                        + complaint(Map.of("TABLE13_" + parts[0], parts[1]), "nodes"))
                .doesNotContain(SECRET);
    }

    @Test
    @DisplayName("and no folder is made that has it for its name")
    void folders(@TempDir Path folder) throws IOException {
        complaint(Map.of(), "serve", "--store", "postgresql:/ada:geheim@host/cards");
        complaint(Map.of(), "serve", "--data", folder.resolve("cards").toString(), "--port", "x");
        try (Stream<Path> made = Files.list(folder)) {
            assertThat(made).isEmpty();
        }
        assertThat(Path.of("postgresql:")).doesNotExist();
    }
}
