package table13.table.fair;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import table13.rules.Chance;
import table13.rules.Setup;
import table13.rules.record.DealReader;

/// All that decides the luck of one match: the server's secret, to which it was committed, and what everybody else
/// brought to the table. With it anybody can deal the match again.
///
/// It holds the secret: until the match is over it stays on the server, and so does the record that carries its lines.
///
/// @param version how the server was bound: what differs is there
/// @param table the id of the table: letters, digits, `-` and `_`
/// @param match the number of the match at this table, from 1
/// @param secret of this match, from the table's [SecretChain]
/// @param names who sits where, as a match takes them
/// @param seeds what each seat brings, as [DealVersion#seedOf] makes it of the bytes that were handed in; empty for
/// bots and for persons who gave none
public record FairDeal(
        DealVersion version,
        String table,
        int match,
        String secret,
        Setup setup,
        List<String> names,
        List<String> seeds) {
    private static final String BOT_LABEL = "table13-bot 1";

    /// @throws IllegalArgumentException with a sentence for people
    public FairDeal {
        names = List.copyOf(names);
        seeds = List.copyOf(seeds);
        checkTable(table);
        SecretChain.checkMatch(match);
        Sha256.bytes(secret);
        if (names.size() != setup.players() || seeds.size() != setup.players()) {
            throw new IllegalArgumentException("A deal for %d seats has as many names and seeds, not %d and %d."
                    .formatted(setup.players(), names.size(), seeds.size()));
        }
        if (names.stream().anyMatch(name -> name.contains("\n"))) {
            throw new IllegalArgumentException("A name is one line.");
        }
        seeds.forEach(FairDeal::checkSeed);
    }

    static void checkTable(String id) {
        if (!id.matches("[A-Za-z0-9_-]{1,64}")) {
            throw new IllegalArgumentException("The id of a table is 1 to 64 letters, digits, '-' and '_'.");
        }
    }

    static void checkSeed(String seed) {
        if (!isSeed(seed)) {
            throw new IllegalArgumentException(
                    "A seed is at most 32 bytes, as hexadecimal digits in small letters, two for each byte.");
        }
    }

    /// Whether somebody may hand in these bytes: at most 32, as hexadecimal digits in small letters.
    public static boolean isSeed(String hex) {
        // Without a group that repeats: browsers count those otherwise.
        return hex.length() % 2 == 0 && hex.matches("[0-9a-f]{0,64}");
    }

    /// Whether these lines of a record tell of a fair deal; if not, of another kind that is not known here, or of none.
    public static boolean isToldBy(List<String> lines) {
        return new DealLines(lines).tellOfIt();
    }

    /// Reads what [#lines] wrote. Lines of other kinds may stand among them.
    ///
    /// @throws DealReader.BadLine with a sentence for people, if something is wrong or missing or the secret does
    /// not keep the promise
    public static FairDeal read(Setup setup, List<String> names, List<String> lines) {
        return new DealLines(lines).read(setup, names);
    }

    /// What the server promised before the deal.
    public String commitment() {
        return version.commitmentOf(secret);
    }

    /// The luck of the match, from its beginning.
    public Chance chance() {
        return new FairChance(key());
    }

    /// The luck of a bot that is to choose a move: as secret as the cards while the match goes on, and with a label of
    /// its own, so that it tells nothing about them.
    ///
    /// @param version of the table that the bot looks at
    public long botSeed(long version, int seat) {
        String text = BOT_LABEL + "\nversion " + version + "\nseat " + seat + "\n";
        byte[] luck = Sha256.hmac(Sha256.bytes(secret), text.getBytes(StandardCharsets.UTF_8));
        return ByteBuffer.wrap(luck).getLong();
    }

    byte[] key() {
        return Sha256.hmac(Sha256.bytes(secret), text().getBytes(StandardCharsets.UTF_8));
    }

    /// Everything but the secret. No two deals have the same text.
    String text() {
        List<String> lines = new ArrayList<>();
        lines.add("table13-deal " + version.number());
        lines.add("table " + table);
        lines.add("match " + match);
        lines.add("game " + setup.game().id());
        lines.add("rules " + setup.game().rulesVersion());
        lines.add("players " + setup.players());
        setup.options().forEach((name, value) -> lines.add("option " + name + " " + value));
        for (int seat = 0; seat < names.size(); seat++) {
            lines.add("seat " + seat + " " + names.get(seat));
        }
        lines.addAll(seedLines());
        return String.join("\n", lines) + "\n";
    }

    /// The lines by which a record tells of this deal.
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        if (version != DealVersion.ONE) {
            lines.add("version " + version.number());
        }
        lines.add("table " + table);
        lines.add("match " + match);
        lines.add("commitment " + commitment());
        lines.add("secret " + secret);
        lines.addAll(seedLines());
        return lines.stream().map(line -> "deal " + line).toList();
    }

    private List<String> seedLines() {
        List<String> lines = new ArrayList<>();
        for (int seat = 0; seat < seeds.size(); seat++) {
            if (!seeds.get(seat).isEmpty()) {
                lines.add("seed " + seat + " " + seeds.get(seat));
            }
        }
        return lines;
    }

    /// Without the secret, so that it stands in no log.
    @Override
    public String toString() {
        return "deal of match " + match + " at table " + table;
    }
}
