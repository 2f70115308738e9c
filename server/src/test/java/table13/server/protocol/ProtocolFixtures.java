package table13.server.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import table13.wire.Json;

/// The examples in `protocol/`, one file each, for programs in any language. Lines are broken for readability: joined
/// without their leading blanks, they are the message on the wire.
final class ProtocolFixtures {
    private static final Path FOLDER = Path.of("../protocol");
    private static final int LONGEST_LINE = 128;

    private ProtocolFixtures() {}

    /// Whether this run writes the fixtures instead of comparing them.
    static boolean isWriting() {
        return "write".equals(System.getProperty("protocol"));
    }

    /// The names of all examples in a folder, such as `requests/play`.
    static Set<String> names(String folder) {
        try (Stream<Path> files = Files.list(FOLDER.resolve(folder))) {
            return files.map(
                            file -> folder + "/" + file.getFileName().toString().replace(".json", ""))
                    .collect(Collectors.toCollection(TreeSet::new));
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    /// The text of the file.
    static String text(String name) {
        try {
            return Files.readString(file(name));
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    static String wire(String name) {
        return text(name).lines().map(String::strip).collect(Collectors.joining());
    }

    /// Compares an example with its file, or writes the file.
    static void check(String name, String wire) {
        if (isWriting()) {
            write(name, wire);
        }
        assertThat(text(name)).as(name).isEqualTo(laidOut(wire));
        assertThat(wire(name)).as(name).isEqualTo(wire);
    }

    private static void write(String name, String wire) {
        try {
            Files.createDirectories(file(name).getParent());
            Files.writeString(file(name), laidOut(wire));
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    private static Path file(String name) {
        return FOLDER.resolve(name + ".json");
    }

    // ---- layout

    static String laidOut(String wire) {
        return laidOut("", Json.read(wire), "") + "\n";
    }

    /// One line if it fits; otherwise one member or element per line. Lists of words and numbers stay on one line.
    private static String laidOut(String name, @Nullable Object value, String margin) {
        String line = name + Json.write(value);
        if (margin.length() + line.length() < LONGEST_LINE) {
            return line;
        }
        String inner = margin + " ";
        return switch (value) {
            case Map<?, ?> map ->
                map.entrySet().stream()
                        .map(member -> laidOut(Json.write(member.getKey()) + ":", member.getValue(), inner))
                        .collect(Collectors.joining(",\n" + inner, name + "{", "}"));
            case List<?> list
            when list.getFirst() instanceof Map ->
                list.stream()
                        .map(element -> laidOut("", element, inner))
                        .collect(Collectors.joining(",\n" + inner, name + "[", "]"));
            case null, default -> line;
        };
    }
}
