package table13.server.protocol;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import table13.rules.Objection;

/// `docs/protocol.md`. The part after a mark, such as `<!-- requests/play -->`, is an example or a list of refusals,
/// and is generated.
final class ProtocolDocument {
    private static final Path FILE = Path.of("../docs/protocol.md");
    private static final Pattern EXAMPLE =
            Pattern.compile("<!-- ((?!refusals)\\w+/[\\w-]+) -->\n```json\n(.*?)```", Pattern.DOTALL);
    private static final Pattern REFUSALS = Pattern.compile("<!-- refusals/(\\w+) -->\n((?:\\|[^\n]*\n)*)");

    private final Map<String, String> refusals = new TreeMap<>();

    ProtocolDocument() {
        for (JavaClass found : new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests())
                .importPackages("table13")) {
            if (found.isAssignableTo(Objection.class) && found.isEnum()) {
                Class<?> objections = found.reflect();
                Class<?> owner = objections.getEnclosingClass();
                refusals.put((owner == null ? objections : owner).getSimpleName(), table(objections));
            }
        }
    }

    private static String table(Class<?> objections) {
        StringBuilder table = new StringBuilder("| reason | rule | sentence |\n|---|---|---|\n");
        for (Object constant : objections.getEnumConstants()) {
            Objection objection = (Objection) constant;
            table.append("| `%s` | %s | %s |\n".formatted(objection.name(), objection.rule(), objection.reason()));
        }
        return table.toString();
    }

    static String text() throws IOException {
        return Files.readString(FILE);
    }

    /// The document with its generated parts renewed.
    String renewed() throws IOException {
        String withExamples = EXAMPLE.matcher(text())
                .replaceAll(found -> quoted("<!-- %s -->\n```json\n%s```".formatted(found.group(1), example(found))));
        return REFUSALS.matcher(withExamples)
                .replaceAll(found ->
                        quoted("<!-- refusals/%s -->\n%s".formatted(found.group(1), refusals.get(found.group(1)))));
    }

    void write() throws IOException {
        Files.writeString(FILE, renewed());
    }

    private static String quoted(String text) {
        return Matcher.quoteReplacement(text);
    }

    /// One fixture, or all events of a family.
    private static String example(MatchResult found) {
        String name = found.group(1);
        return ProtocolFixtures.names(name.replaceAll("/.*", "")).stream()
                .filter(fixture -> fixture.equals(name) || isOf(name, fixture))
                .map(ProtocolFixtures::text)
                .collect(Collectors.joining());
    }

    private static boolean isOf(String family, String fixture) {
        return family.startsWith("events/") && fixture.startsWith(family + "-") && !fixture.endsWith("-unseen");
    }

    /// All fixtures that the document neither shows nor links.
    static List<String> forgotten() throws IOException {
        String text = text();
        List<String> forgotten = new ArrayList<>();
        for (String folder : List.of("requests", "messages", "http", "events")) {
            for (String name : ProtocolFixtures.names(folder)) {
                boolean isShown = text.contains("<!-- " + name + " -->")
                        || text.contains("<!-- " + name.replaceAll("(events/\\w+)-.*", "$1") + " -->")
                        || text.contains("(../protocol/" + name + ".json)");
                if (!isShown) {
                    forgotten.add(name);
                }
            }
        }
        return forgotten;
    }

    /// The names of all refusals.
    Set<String> reasons() {
        return names(String.join("", refusals.values()));
    }

    static Set<String> names(String text) {
        return Pattern.compile("(?m)^\\| `([A-Z_]+)` \\|")
                .matcher(text)
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
