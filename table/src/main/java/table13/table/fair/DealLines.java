package table13.table.fair;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import table13.rules.Setup;
import table13.rules.TextParser;
import table13.rules.record.DealReader;

/// Reads the lines about the deal in a record. Known lines must be complete and in order; unknown ones are ignored.
final class DealLines {
    private static final Set<String> KNOWN = Set.of("version", "table", "match", "commitment", "secret", "seed");

    private final List<Line> lines = new ArrayList<>();
    private final int end;
    private int next;

    /// @param index its place among all lines that begin with `deal`
    private record Line(int index, String text) {
        boolean isKnown() {
            List<String> words = TextParser.split(text, ' ', 3);
            return words.size() > 1 && KNOWN.contains(words.get(1));
        }
    }

    DealLines(List<String> all) {
        for (int index = 0; index < all.size(); index++) {
            Line line = new Line(index, all.get(index));
            if (line.isKnown()) {
                lines.add(line);
            }
        }
        end = all.size();
    }

    /// Whether there is a known line.
    boolean tellOfIt() {
        return !lines.isEmpty();
    }

    FairDeal read(Setup setup, List<String> names) {
        DealVersion version = current().startsWith("deal version ")
                ? DealVersion.numbered(number(read("deal version ", text -> DealVersion.numbered(number(text)))))
                : DealVersion.ONE; // records of the first version have no version line
        String table = read("deal table ", FairDeal::checkTable);
        int match = number(read("deal match ", text -> SecretChain.checkMatch(number(text))));
        int commitmentIndex = index();
        String commitment = read("deal commitment ", _ -> {});
        String secret = read("deal secret ", Sha256::bytes);
        List<String> seeds = new ArrayList<>();
        for (int seat = 0; seat < setup.players(); seat++) {
            String words = "deal seed " + seat + " ";
            seeds.add(current().startsWith(words) ? read(words, version::checkSeed) : "");
        }
        if (next < lines.size()) {
            throw new DealReader.BadLine(
                    index(),
                    "Expected at most one seed for each seat from 0 to " + (setup.players() - 1) + ", in order; found '"
                            + current() + "'.");
        }
        FairDeal deal = new FairDeal(version, table, match, secret, setup, names, seeds);
        if (!deal.commitment().equals(commitment)) {
            throw new DealReader.BadLine(commitmentIndex, "The secret does not match the commitment.");
        }
        return deal;
    }

    /// The rest of the current line after these words; moves to the next line.
    ///
    /// @param check throws [IllegalArgumentException] for an invalid text
    private String read(String words, Consumer<String> check) {
        if (!current().startsWith(words) || current().equals(words)) {
            throw new DealReader.BadLine(
                    index(),
                    "Expected '" + words + "…', found "
                            + (next < lines.size() ? "'" + current() + "'" : "no further deal line") + ".");
        }
        String text = current().substring(words.length());
        try {
            check.accept(text);
        } catch (IllegalArgumentException wrong) {
            throw new DealReader.BadLine(index(), String.valueOf(wrong.getMessage()));
        }
        next++;
        return text;
    }

    private String current() {
        return next < lines.size() ? lines.get(next).text() : "";
    }

    /// The place of the current line; after the last one, the place of a missing line.
    private int index() {
        return next < lines.size() ? lines.get(next).index() : end;
    }

    private static int number(String text) {
        if (!TextParser.isWhole(text, 6) || text.equals("0")) {
            throw new IllegalArgumentException("'" + text + "' is not a valid number here.");
        }
        return Integer.parseInt(text);
    }
}
