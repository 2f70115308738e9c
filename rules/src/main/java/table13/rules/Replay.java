package table13.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import table13.rules.Ruling.Allowed;
import table13.rules.Ruling.Refused;

/// Plays a record again, move by move. The match is played by the rules as if for the first time and writes its record
/// anew; each line it writes must be the very line that is there. So nothing that a rule decides can be forged or
/// damaged without being noticed on its line, and what is read to the end is the same byte for byte.
///
/// Everything here throws [RecordException] where the record is bad.
public final class Replay {
    private final RecordLines lines;
    private final Match<?> match;

    /// Reads what stands above the first move, and deals.
    ///
    /// @param record the lines of one record, without their ends
    /// @param firstLine the number of the first of them in its file, from 1
    public Replay(List<String> record, int firstLine) {
        lines = new RecordLines(record, firstLine);
        Setup setup = readSetup();
        List<String> names = readNames(setup.players());
        lines.rewind();
        match = Match.begin(setup, names, new RecordedChance(lines, setup.game().deck(setup)), lines);
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

    /// Whether another move follows. If not, the record has been checked to its end.
    public boolean hasNext() {
        if (match.isOver()) {
            lines.expectEnd();
            return false;
        }
        if (lines.current().equals(Chronicle.UNFINISHED)) {
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
    public Happening next() {
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

    // ---- what stands above the first round

    private Setup readSetup() {
        if (!lines.current().equals(Chronicle.FIRST_LINE)) {
            throw lines.bad("not a record: expected '" + Chronicle.FIRST_LINE + "', found "
                    + RecordLines.quoted(lines.current()));
        }
        lines.advance();
        String id = lines.after("game");
        Game<?> game = Games.named(id).orElseThrow(() -> lines.bad("there is no game " + RecordLines.quoted(id)));
        lines.advance();
        String version = lines.after("rules");
        if (!version.equals(String.valueOf(game.rulesVersion()))) {
            throw lines.bad("made under rules version " + RecordLines.quoted(version) + ", known here is version "
                    + game.rulesVersion());
        }
        lines.advance();
        int players = lines.number(lines.after("players"), game.fewestPlayers(), game.mostPlayers());
        lines.advance();
        return new Setup(game, players, readOptions(game));
    }

    private Map<String, String> readOptions(Game<?> game) {
        Map<String, String> options = new LinkedHashMap<>();
        for (Option option : game.options()) {
            String value = lines.after("option " + option.name());
            if (!option.values().contains(value)) {
                throw lines.bad("option " + option.name() + " cannot be " + RecordLines.quoted(value));
            }
            options.put(option.name(), value);
            lines.advance();
        }
        return options;
    }

    private List<String> readNames(int players) {
        List<String> names = new ArrayList<>();
        for (int seat = 0; seat < players; seat++) {
            String name = lines.after("seat " + seat);
            if (!Match.isName(name)) {
                throw lines.bad(Match.NAME_RULE);
            }
            names.add(name);
            lines.advance();
        }
        return names;
    }
}
