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

/// Plays a record again, move by move. The match is played by the rules as if for the first time and writes its record
/// anew; each line it writes must be the very line that is there. So nothing that a rule decides can be forged or
/// damaged without being noticed on its line, and what is read to the end is the same byte for byte.
///
/// Everything here throws [RecordException] where the record is bad.
public final class Replay {
    private final RecordLines lines;
    private final RecordHeader header;
    private final Match<?> match;
    private final boolean isRecomputed;

    /// Reads what stands above the first move, and deals.
    ///
    /// @param record the lines of one record, without their ends
    /// @param firstLine the number of the first of them in its file, from 1
    public Replay(List<String> record, int firstLine) {
        this(new RecordLines(record, firstLine), null);
    }

    /// Reads what stands above the first move, and deals. If the record tells how its deal came about, every starter
    /// and shuffle is worked out from that and must be the one recorded.
    ///
    /// @param record the lines of one record, without their ends
    /// @param firstLine the number of the first of them in its file, from 1
    /// @param reader understands the lines that tell of the deal
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
    /// @return the match as it was when the record was taken
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

    /// Whether the record tells of its deal in a way that the reader understood, so that all luck follows from it.
    public boolean isRecomputed() {
        return isRecomputed;
    }

    /// What the record tells of its deal: the lines that begin with `deal`, often none.
    public List<String> deal() {
        return header.deal();
    }

    /// Whether another move follows. If not, the record has been checked to its end.
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

    /// The next move in notation, as the record has it.
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
