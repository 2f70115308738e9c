package table13.table.fair;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import table13.rules.Chance;
import table13.rules.Setup;
import table13.rules.TextParser;
import table13.rules.record.DealReader;

/// The inputs of one match's randomness: the server's secret, bound by a commitment, and the players' seeds. They are
/// enough to deal the match again.
///
/// Holds the secret: until the match is over, a deal and a record with its lines stay on the server.
///
/// @param version of the fair deal
/// @param table the id of the table: letters, digits, `-` and `_`
/// @param match the number of the match at this table, from 1
/// @param secret of this match, from the table's [SecretChain]
/// @param names by seat, as in the match
/// @param seeds by seat, from [DealVersion#seedOf]; empty for bots and for persons without a seed
public record FairDeal(
        DealVersion version,
        String table,
        int match,
        String secret,
        Setup setup,
        List<String> names,
        List<String> seeds) {
    private static final String BOT_LABEL = "table13-bot 1";
    private static final String ID = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz" + TextParser.DIGITS + "_-";
    private static final int LONGEST_ID = 64;

    /// @throws IllegalArgumentException with a readable message
    public FairDeal {
        names = List.copyOf(names);
        seeds = List.copyOf(seeds);
        checkTable(table);
        SecretChain.checkMatch(match);
        Sha256.bytes(secret);
        if (names.size() != setup.players() || seeds.size() != setup.players()) {
            throw new IllegalArgumentException("A deal for " + setup.players()
                    + " seats needs as many names and seeds, not " + names.size() + " and " + seeds.size() + ".");
        }
        if (names.stream().anyMatch(name -> name.contains("\n"))) {
            throw new IllegalArgumentException("A name must be one line.");
        }
        seeds.forEach(FairDeal::checkSeed);
    }

    static void checkTable(String id) {
        if (id.isEmpty() || id.length() > LONGEST_ID || !TextParser.consistsOf(id, ID)) {
            throw new IllegalArgumentException("The id of a table is 1 to 64 letters, digits, '-' and '_'.");
        }
    }

    static void checkSeed(String seed) {
        if (!isSeed(seed)) {
            throw new IllegalArgumentException(
                    "A seed is at most 32 bytes, in lowercase hexadecimal digits, two for each byte.");
        }
    }

    /// Whether this is a valid seed: at most 32 bytes, in lowercase hexadecimal digits.
    public static boolean isSeed(String hex) {
        return hex.length() % 2 == 0 && hex.length() <= 64 && TextParser.consistsOf(hex, TextParser.HEX_DIGITS);
    }

    /// Whether these lines of a record describe a fair deal.
    public static boolean isToldBy(List<String> lines) {
        return new DealLines(lines).tellOfIt();
    }

    /// Reads the lines written by [#lines], among lines of other kinds.
    ///
    /// @throws DealReader.BadLine with a readable message, if a line is wrong or missing or the secret
    ///     does not match
    /// the commitment
    public static FairDeal read(Setup setup, List<String> names, List<String> lines) {
        return new DealLines(lines).read(setup, names);
    }

    /// The commitment published before the deal.
    public String commitment() {
        return version.commitmentOf(secret);
    }

    /// The randomness of the match, from its beginning.
    public Chance chance() {
        return new FairChance(key());
    }

    /// The seed for a bot's choice of a move. As secret as the cards during the match. A separate label keeps it
    /// independent of them.
    ///
    /// @param version of the table for which the bot chooses
    public long botSeed(long version, int seat) {
        String text = BOT_LABEL + "\nversion " + version + "\nseat " + seat + "\n";
        byte[] hash = Sha256.hmac(Sha256.bytes(secret), text.getBytes(StandardCharsets.UTF_8));
        return ByteBuffer.wrap(hash).getLong();
    }

    byte[] key() {
        return Sha256.hmac(Sha256.bytes(secret), text().getBytes(StandardCharsets.UTF_8));
    }

    /// All inputs but the secret. Different deals have different texts.
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

    /// The lines about this deal in a record.
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

    /// Without the secret, so that logs cannot contain it.
    @Override
    public String toString() {
        return "deal of match " + match + " at table " + table;
    }
}
