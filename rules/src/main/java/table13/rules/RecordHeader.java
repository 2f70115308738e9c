package table13.rules;

import java.util.List;

/// The lines of a record above the first round: setup, player names and deal.
///
/// @param deal whole lines that begin with `deal`, opaque to the rules; often empty
public record RecordHeader(Setup setup, List<String> names, List<String> deal) {
    public static final String DEAL = "deal ";
    public static final int MOST_DEAL_LINES = 32;

    private static final int LONGEST_DEAL_LINE = 200;

    public static final String DEAL_RULE = "A record has at most " + MOST_DEAL_LINES
            + " deal lines of at most " + LONGEST_DEAL_LINE
            + " printable characters, without blanks around them, that begin with '" + DEAL + "'.";

    public RecordHeader {
        names = List.copyOf(names);
        deal = List.copyOf(deal);
        if (names.size() != setup.players()) {
            throw new IllegalArgumentException(
                    setup.players() + " seats need as many names, not " + names.size() + ".");
        }
        if (!names.stream().allMatch(Name::mayBeRead)) {
            throw new IllegalArgumentException(Name.RULE);
        }
        if (deal.size() > MOST_DEAL_LINES || !deal.stream().allMatch(RecordHeader::isDealLine)) {
            throw new IllegalArgumentException(DEAL_RULE);
        }
    }

    public static boolean isDealLine(String text) {
        return text.startsWith(DEAL)
                && text.codePointCount(0, text.length()) <= LONGEST_DEAL_LINE
                && text.strip().equals(text)
                && text.codePoints().allMatch(Name::isPrintable);
    }
}
