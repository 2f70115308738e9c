package table13.rules;

import java.util.List;

/// What stands above the first round of a record: what was agreed, who sits where, and how the deal came about.
///
/// @param deal whole lines that begin with `deal`, which mean nothing to the rules; often none
record Heading(Setup setup, List<String> names, List<String> deal) {
    static final String DEAL = "deal ";
    static final int MOST_DEAL_LINES = 32;

    private static final int LONGEST_NAME = 64;
    private static final int LONGEST_DEAL_LINE = 200;

    static final String NAME_RULE =
            "A name is one line of 1 to " + LONGEST_NAME + " printable characters, without blanks around it.";
    static final String DEAL_RULE = "What is told of the deal is at most " + MOST_DEAL_LINES
            + " lines of at most " + LONGEST_DEAL_LINE
            + " printable characters, without blanks around them, that begin with '" + DEAL + "'.";

    Heading {
        names = List.copyOf(names);
        deal = List.copyOf(deal);
        if (names.size() != setup.players()) {
            throw new IllegalArgumentException(
                    "%d seats need as many names, not %d.".formatted(setup.players(), names.size()));
        }
        if (!names.stream().allMatch(Heading::isName)) {
            throw new IllegalArgumentException(NAME_RULE);
        }
        if (deal.size() > MOST_DEAL_LINES || !deal.stream().allMatch(Heading::isDealLine)) {
            throw new IllegalArgumentException(DEAL_RULE);
        }
    }

    static boolean isName(String text) {
        return !text.isBlank() && isLine(text, LONGEST_NAME);
    }

    static boolean isDealLine(String text) {
        return text.startsWith(DEAL) && isLine(text, LONGEST_DEAL_LINE);
    }

    private static boolean isLine(String text, int longest) {
        return text.length() <= longest
                && text.strip().equals(text)
                && text.codePoints().allMatch(Heading::isPrintable);
    }

    static boolean isPrintable(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }
}
