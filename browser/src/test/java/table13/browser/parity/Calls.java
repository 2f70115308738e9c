package table13.browser.parity;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import table13.wire.Json;

/// Recorded calls of engine functions, with the JVM's answers: `e2e/tests/same.spec.ts` makes the same calls in a
/// browser and compares. One file in `target/same` for each script; every script begins with a new engine.
///
/// ```
/// Calls calls = new Calls("matches-friday");
/// calls.note("join", lobby.join(now), now);      // the name, the answer, the arguments
/// calls.write();
/// ```
public final class Calls {
    private static final Path FOLDER = Path.of("target", "same");

    private final String script;
    private final List<Map<String, Object>> calls = new ArrayList<>();

    public Calls(String script) {
        this.script = script;
    }

    /// Records a call, and returns its answer.
    ///
    /// @param call the name of a function of [table13.browser.Engine]
    /// @param with strings and whole numbers
    public String note(String call, String answer, Object... with) {
        Map<String, Object> noted = new LinkedHashMap<>();
        noted.put("call", call);
        noted.put("with", List.of(with));
        noted.put("is", answer);
        calls.add(noted);
        return answer;
    }

    public void write() {
        try {
            Files.createDirectories(FOLDER);
            Files.writeString(FOLDER.resolve(script + ".json"), Json.write(calls));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
