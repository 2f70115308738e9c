package table13.wire.log;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.zip.CRC32;
import table13.rules.TextParser;
import table13.table.Checkpoint;
import table13.table.LoggedEntry;
import table13.table.MatchResult;
import table13.table.Player;
import table13.wire.BadMessageException;
import table13.wire.JsonObjectReader;
import table13.wire.JsonWriter;
import table13.wire.WireObjection;

/// The text of checkpoints: one value a line, the entries as in the log, and a checksum at the end. Unlike the log
/// format this format may change: raise [#FORMAT] whenever the same text would mean another table; older checkpoints
/// are then recomputed.
public final class CheckpointCodec {
    private static final String FORMAT = "checkpoint 1";
    private static final String SUM = "sum ";

    /// Mandatory lines: format, match, version, time.
    private static final int HEAD = 4;

    private CheckpointCodec() {}

    public static String write(Checkpoint checkpoint) {
        StringBuilder text = new StringBuilder();
        text.append(FORMAT).append('\n');
        text.append("match ").append(checkpoint.match()).append('\n');
        text.append("version ").append(checkpoint.version()).append('\n');
        text.append("changed ").append(checkpoint.changedAt()).append('\n');
        new TreeMap<>(checkpoint.unpaid())
                .forEach((guest, at) -> text.append("unpaid ")
                        .append(at)
                        .append(' ')
                        .append(guest)
                        .append('\n'));
        for (LoggedEntry logged : checkpoint.entries()) {
            text.append("entry ").append(logged.at()).append(' ');
            text.append(EntryJson.write(logged.entry())).append('\n');
        }
        return text + SUM + sum(text.toString()) + "\n";
    }

    /// Parses the text of [#write]; empty if it is damaged or of another format.
    public static Optional<Checkpoint> read(String text) {
        int sum = text.lastIndexOf(SUM);
        boolean isWhole = sum > 0
                && text.startsWith(FORMAT + "\n")
                && text.substring(sum).equals(SUM + sum(text.substring(0, sum)) + "\n");
        if (!isWhole) {
            return Optional.empty();
        }
        List<String> lines = TextParser.lines(text.substring(0, sum));
        Map<String, Long> unpaid = new LinkedHashMap<>();
        List<LoggedEntry> entries = new ArrayList<>();
        for (String line : lines.subList(HEAD, lines.size())) {
            List<String> words = TextParser.split(line, ' ', 3);
            long at = Long.parseLong(words.get(1));
            if (words.getFirst().equals("unpaid")) {
                unpaid.put(words.get(2), at);
            } else {
                entries.add(new LoggedEntry(entries.size() + 1, at, EntryJson.read(words.get(2))));
            }
        }
        return Optional.of(new Checkpoint(
                Math.toIntExact(number(lines.get(1))), number(lines.get(2)), number(lines.get(3)), entries, unpaid));
    }

    private static long number(String line) {
        return Long.parseLong(line.substring(line.indexOf(' ') + 1));
    }

    private static String sum(String text) {
        CRC32 sum = new CRC32();
        sum.update(text.getBytes(StandardCharsets.UTF_8));
        return Long.toHexString(sum.getValue());
    }

    // ---- match results

    public static String write(MatchResult result) {
        return new JsonWriter()
                .begin()
                .with("match", result.match())
                .with("at", result.at())
                .withStrings("names", result.names())
                .withStrings(
                        "players", result.players().stream().map(Player::name).toList())
                .withStrings(
                        "levels",
                        result.players().stream()
                                .map(player -> Objects.requireNonNullElse(player.level(), ""))
                                .toList())
                .withNumbers("totals", result.totals())
                .withNumbers("winners", result.winners())
                .withStrings("guests", result.guests())
                .end()
                .toString();
    }

    /// Parses the text of [#write]; empty if it is anything else.
    public static Optional<MatchResult> finished(String text) {
        try {
            JsonObjectReader fields = JsonObjectReader.of(text);
            return Optional.of(new MatchResult(
                    fields.small("match"),
                    fields.number("at"),
                    fields.list("names", String.class),
                    players(fields),
                    numbers(fields, "totals"),
                    numbers(fields, "winners"),
                    fields.list("guests", String.class)));
        } catch (BadMessageException _) {
            return Optional.empty();
        }
    }

    /// Results of older versions have no players and are recomputed.
    private static List<Player> players(JsonObjectReader fields) throws BadMessageException {
        List<String> names = fields.list("players", String.class);
        List<String> levels = fields.list("levels", String.class);
        if (names.size() != levels.size()) {
            throw new BadMessageException(WireObjection.BAD_MESSAGE, "");
        }
        return IntStream.range(0, names.size())
                .mapToObj(seat -> new Player(names.get(seat), levels.get(seat).isEmpty() ? null : levels.get(seat)))
                .toList();
    }

    private static List<Integer> numbers(JsonObjectReader fields, String name) throws BadMessageException {
        return fields.list(name, Long.class).stream().map(Math::toIntExact).toList();
    }
}
