package table13.cli.play;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import table13.cli.options.TableOptions;
import table13.cli.terminal.UsageException;
import table13.rules.Move;
import table13.rules.Setup;

/// A match that can be continued: setup, seed, bots, and all moves so far. The file has one line for each. A move is
/// written as soon as it is made.
///
/// @param seed seed of the deals and of the bots, so that a continued match goes on as without a break
record SavedMatch(Setup setup, long seed, List<String> bots, List<String> moves) {
    /// The lines of a new file.
    private List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add("table13-play 1");
        lines.add("game " + setup.game().id());
        lines.add("players " + setup.players());
        setup.options().forEach((name, value) -> lines.add("option " + name + "=" + value));
        lines.add("seed " + seed);
        bots.forEach(bot -> lines.add("bot " + bot.replaceAll("\\R", " ")));
        moves.forEach(move -> lines.add("move " + move));
        return lines;
    }

    /// Creates a file in the temporary folder that only this user can read.
    Path save() throws IOException {
        Path file = Files.createTempFile("table13-" + setup.game().id() + "-", ".match");
        return Files.write(file, lines());
    }

    static void append(Path file, Move move) throws IOException {
        Files.writeString(file, "move " + move.notation() + "\n", StandardOpenOption.APPEND);
    }

    /// Ignores a last line without a line end: its writing was interrupted.
    static SavedMatch read(Path file) {
        try {
            String text = Files.readString(file);
            return read(text.substring(0, text.lastIndexOf('\n') + 1).lines().toList());
        } catch (CharacterCodingException | IllegalArgumentException _) {
            throw new UsageException(file + ": not a match saved by play");
        } catch (IOException problem) {
            throw UsageException.about(file, problem);
        }
    }

    private static SavedMatch read(List<String> lines) {
        Map<String, List<String>> values = lines.stream()
                .collect(Collectors.groupingBy(
                        line -> line.replaceFirst(" .*", ""),
                        Collectors.mapping(line -> line.replaceFirst("^\\S* ", ""), Collectors.toList())));
        if (!one(values, "table13-play").equals("1") || !values.containsKey("bot")) {
            throw new IllegalArgumentException("no match");
        }
        return new SavedMatch(
                TableOptions.setup(
                        TableOptions.game(one(values, "game")),
                        Integer.parseInt(one(values, "players")),
                        values.getOrDefault("option", List.of())),
                Long.parseLong(one(values, "seed")),
                values.getOrDefault("bot", List.of()),
                values.getOrDefault("move", List.of()));
    }

    private static String one(Map<String, List<String>> values, String name) {
        List<String> all = values.getOrDefault(name, List.of());
        if (all.size() != 1) {
            throw new IllegalArgumentException(name);
        }
        return all.getFirst();
    }
}
