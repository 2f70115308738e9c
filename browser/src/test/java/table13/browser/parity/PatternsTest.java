package table13.browser.parity;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.rules.SplitMix;

/// Regular expressions in the browser differ from Java's. Every pattern in the sources is found and tried on texts of
/// its own alphabet; the browser must give the same results.
class PatternsTest {
    private static final List<String> MODULES = List.of("rules", "bots", "table", "wire", "runtime", "browser");

    /// A call with a pattern: the method, the pattern as a literal or a constant, and the rest of the call.
    private static final Pattern CALL = Pattern.compile(
            "\\.(matches|replaceAll|replaceFirst|split)\\(\\s*(\"(?:[^\"\\\\]|\\\\.)*\"|[A-Z_]+)(?:,\\s*(\"[^\"]*\"|-?\\d+))?\\)");

    /// The same calls in any spelling; calls with a lambda are of maps and streams.
    private static final Pattern ANY_CALL =
            Pattern.compile("\\.(matches|replaceAll|replaceFirst|split)\\((?!\\)|\\([_a-z]|table|a\\)|a,)|Pattern\\.");

    private static final int TEXTS = 40;
    private static final int LONGEST = 9;

    private final SplitMix chance = new SplitMix(13);
    private final Calls calls = new Calls("patterns");

    private record Use(String kind, String pattern, String rest) {}

    @Test
    @DisplayName("Every pattern in the sources is asked about many texts; the browser must answer the same")
    void patterns() throws IOException, GeneralSecurityException {
        Set<Use> uses = new LinkedHashSet<>();
        for (Path file : sources()) {
            String text = Files.readString(file).replaceAll("(?m)^\\s*//.*$", "");
            List<Use> found = uses(text);
            assertThat(found)
                    .as("%s has a pattern that this test cannot read", file)
                    .hasSize((int) ANY_CALL.matcher(text).results().count());
            uses.addAll(found);
        }
        assertThat(uses).hasSizeGreaterThan(10);
        for (Use use : uses) {
            for (String text : texts(use.pattern())) {
                calls.note(
                        "probe",
                        Probe.answer(use.kind(), use.pattern(), text, use.rest()),
                        use.kind(),
                        use.pattern(),
                        text,
                        use.rest());
            }
        }
        calls.write();
    }

    private static List<Path> sources() throws IOException {
        List<Path> files = new ArrayList<>();
        for (String module : MODULES) {
            try (Stream<Path> all = Files.walk(Path.of("..", module, "src", "main", "java"))) {
                all.filter(file -> file.toString().endsWith(".java") && !file.endsWith("Probe.java"))
                        .sorted()
                        .forEach(files::add);
            }
        }
        return files;
    }

    private static List<Use> uses(String text) {
        List<Use> uses = new ArrayList<>();
        for (Matcher call = CALL.matcher(text); call.find(); ) {
            String pattern = call.group(2);
            if (!pattern.startsWith("\"")) {
                Matcher constant = Pattern.compile(pattern + " = (\"(?:[^\"\\\\]|\\\\.)*\");")
                        .matcher(text);
                assertThat(constant.find()).as(pattern).isTrue();
                pattern = constant.group(1);
            }
            String rest = call.group(3) == null ? (call.group(1).equals("split") ? "0" : "") : call.group(3);
            uses.add(new Use(call.group(1), unquoted(pattern), rest.startsWith("\"") ? unquoted(rest) : rest));
        }
        return uses;
    }

    private static String unquoted(String literal) {
        return literal.substring(1, literal.length() - 1).translateEscapes();
    }

    /// Short and long texts of the letters in the pattern, and some other letters.
    private List<String> texts(String pattern) {
        String letters = pattern.replaceAll("\\\\[dswn]", "") + "0123456789af-, x\t\n>:+pPass\u0663\u00a0\u2003";
        int[] alphabet = letters.codePoints().toArray();
        List<String> texts = new ArrayList<>(List.of(
                "",
                " ",
                "c0ffee",
                "12",
                "1-2",
                "10-20",
                "3/1",
                "p 3",
                "pass 3",
                "3 x 6",
                "blue7 > k1",
                "s>b : +1",
                "1, 2,\n3",
                "ab cd ef gh",
                "a:b::c:",
                "ab".repeat(32),
                "0f".repeat(33),
                "Aa0_-".repeat(13)));
        for (int i = 0; i < TEXTS; i++) {
            StringBuilder text = new StringBuilder();
            for (int length = chance.below(LONGEST); length > 0; length--) {
                text.appendCodePoint(alphabet[chance.below(alphabet.length)]);
            }
            texts.add(text.toString());
        }
        return texts;
    }
}
