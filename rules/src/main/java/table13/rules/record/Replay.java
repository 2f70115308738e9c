package table13.rules.record;

import java.util.List;
import org.jspecify.annotations.Nullable;
import table13.rules.Chance;
import table13.rules.EventBatch;
import table13.rules.Match;
import table13.rules.Objection;
import table13.rules.RecordHeader;
import table13.rules.RecordWriter;
import table13.rules.Ruling.Allowed;
import table13.rules.Ruling.Refused;
import table13.rules.Setup;

/// Replays a record move by move. The match is played under the rules and writes its record again; each line must equal
/// the given line. So every forged or damaged rule decision is found on its line, and a completed replay reproduces the
/// record byte for byte.
///
/// All methods throw [RecordException] for a bad record. Not thread-safe.
public final class Replay {
    private final RecordLines lines;
    private final RecordHeader header;
    private final Match<?> match;
    private final boolean isRecomputed;

    /// Reads the header and deals.
    ///
    /// @param record the lines of one record, without line ends
    /// @param firstLine the number of its first line in the file, from 1
    public Replay(List<String> record, int firstLine) {
        this(new RecordLines(record, firstLine), null);
    }

    /// Reads the header and deals. If the reader knows the kind of deal, every starter and shuffle is recomputed and
    /// must equal the recorded one.
    ///
    /// @param record the lines of one record, without line ends
    /// @param firstLine the number of its first line in the file, from 1
    /// @param reader reads the deal lines
    public Replay(List<String> record, int firstLine, DealReader reader) {
        this(new RecordLines(record, firstLine), reader);
    }

    private Replay(RecordLines lines, @Nullable DealReader reader) {
        this.lines = lines;
        header = new RecordHeaderReader(lines).read();
        Setup setup = header.setup();
        RecordedChance recorded = new RecordedChance(lines, setup.game().deck(setup));
        Chance recomputed = reader == null || header.deal().isEmpty() ? null : recomputed(reader);
        isRecomputed = recomputed != null;
        Chance chance = recomputed == null ? recorded : new RecomputedChance(recomputed, recorded);
        lines.rewind();
        match = Match.begin(header, chance, lines);
    }

    private @Nullable Chance recomputed(DealReader reader) {
        try {
            return reader.chance(header.setup(), header.names(), header.deal());
        } catch (IllegalArgumentException wrong) {
            int index = wrong instanceof DealReader.BadLine line ? line.index() : 0;
            lines.back(header.deal().size() - index);
            throw lines.bad(String.valueOf(wrong.getMessage()));
        }
    }

    /// Replays a whole record.
    ///
    /// @return the match at the end of the record
    public static Match<?> of(List<String> record, int firstLine) {
        Replay replay = new Replay(record, firstLine);
        while (replay.hasNext()) {
            replay.next();
        }
        return replay.match();
    }

    public Match<?> match() {
        return match;
    }

    /// Whether the reader knew the kind of deal, so that all randomness was recomputed.
    public boolean isRecomputed() {
        return isRecomputed;
    }

    /// The lines of the record that begin with `deal`; often empty.
    public List<String> deal() {
        return header.deal();
    }

    /// Whether another move follows. If not, the whole record has been checked.
    public boolean hasNext() {
        if (match.isOver()) {
            lines.expectEnd();
            return false;
        }
        if (lines.current().equals(RecordWriter.UNFINISHED)) {
            lines.advance();
            lines.expectEnd();
            return false;
        }
        return true;
    }

    /// The next move in notation, as recorded.
    public String move() {
        return lines.after(String.valueOf(match.toMove()));
    }

    /// Plays the next move.
    public EventBatch next() {
        String text = move();
        return switch (match.rule(match.toMove(), text)) {
            case Allowed allowed -> match.play(allowed.move());
            case Refused refused ->
                throw lines.bad(RecordLines.quoted(text) + " is refused: " + why(refused.objection()));
        };
    }

    private static String why(Objection objection) {
        return objection.rule().isEmpty() ? objection.reason() : objection.reason() + " (" + objection.rule() + ")";
    }
}
