package table13.table.fair;

import java.util.ArrayList;
import java.util.List;
import table13.rules.Setup;

/// Reads the lines by which a record tells of its deal. Each must stand in its place.
final class DealLines {
    private final List<String> lines;
    private int next;

    DealLines(List<String> lines) {
        this.lines = lines;
    }

    FairDeal read(Setup setup, List<String> names) {
        DealVersion version = version();
        String table = after("deal table ");
        int match = number(after("deal match "));
        String commitment = after("deal commitment ");
        String secret = after("deal secret ");
        List<String> seeds = new ArrayList<>();
        for (int seat = 0; seat < setup.players(); seat++) {
            String words = "deal seed " + seat + " ";
            seeds.add(current().startsWith(words) ? after(words) : "");
        }
        if (next < lines.size()) {
            throw new IllegalArgumentException(
                    "Expected at most one seed for each seat from 0 to %d, in order; found '%s'."
                            .formatted(setup.players() - 1, current()));
        }
        FairDeal deal = new FairDeal(version, table, match, secret, setup, names, seeds);
        if (!deal.commitment().equals(commitment)) {
            throw new IllegalArgumentException("The secret does not fulfil the commitment.");
        }
        return deal;
    }

    /// Records of the first version do not say theirs.
    private DealVersion version() {
        return current().startsWith("deal version ")
                ? DealVersion.numbered(number(after("deal version ")))
                : DealVersion.ONE;
    }

    /// What stands on the current line behind these words; moves on.
    private String after(String words) {
        if (!current().startsWith(words) || current().equals(words)) {
            throw new IllegalArgumentException("Expected '%s…', found %s."
                    .formatted(words, next < lines.size() ? "'" + current() + "'" : "nothing more about the deal"));
        }
        return lines.get(next++).substring(words.length());
    }

    private String current() {
        return next < lines.size() ? lines.get(next) : "";
    }

    private static int number(String text) {
        if (!text.matches("[1-9][0-9]{0,5}")) {
            throw new IllegalArgumentException("'" + text + "' is not a number that can stand here.");
        }
        return Integer.parseInt(text);
    }
}
