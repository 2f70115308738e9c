package table13.rules.record;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import table13.rules.Game;
import table13.rules.Name;
import table13.rules.Option;
import table13.rules.RecordHeader;
import table13.rules.RecordWriter;
import table13.rules.Setup;
import table13.rules.registry.Games;

/// Reads the lines of a record above the first round.
record RecordHeaderReader(RecordLines lines) {

    RecordHeader read() {
        Setup setup = readSetup();
        List<String> names = readNames(setup.players());
        return new RecordHeader(setup, names, readDeal());
    }

    private Setup readSetup() {
        if (!lines.current().equals(RecordWriter.FIRST_LINE)) {
            throw lines.bad("not a record: expected '" + RecordWriter.FIRST_LINE + "', found "
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
            if (!Name.mayBeRead(name)) {
                throw lines.bad(Name.RULE);
            }
            names.add(name);
            lines.advance();
        }
        return names;
    }

    private List<String> readDeal() {
        List<String> deal = new ArrayList<>();
        while (lines.current().startsWith(RecordHeader.DEAL)) {
            if (deal.size() == RecordHeader.MOST_DEAL_LINES || !RecordHeader.isDealLine(lines.current())) {
                throw lines.bad(RecordHeader.DEAL_RULE);
            }
            deal.add(lines.current());
            lines.advance();
        }
        return deal;
    }
}
