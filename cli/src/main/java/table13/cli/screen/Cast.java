package table13.cli.screen;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Who sits at the table. A seat whose name is [#YOU] is spoken to, all others are spoken of. A bot says in brackets
/// what kind it is: "Ada (expert)".
public record Cast(List<String> names) {
    public static final String YOU = "You";
    public static final int LONGEST = 10;

    /// The longest name among [#COMPANY], a blank, and a kind.
    public static final int LONGEST_LABEL = 11;

    private static final List<String> COMPANY = List.of("Ada", "Ben", "Cleo", "Dirk", "Emma", "Finn");
    private static final Pattern BOT = Pattern.compile("(.+) \\((\\w+)\\)");

    public Cast {
        names = List.copyOf(names);
    }

    /// You in seat 0, and bots of these kinds around; as many as it takes, in their order, again and again.
    public static Cast withYou(int players, List<String> bots) {
        List<String> names = new ArrayList<>();
        names.add(YOU);
        names.addAll(company(players - 1, bots));
        return new Cast(names);
    }

    /// Names for so many bots of these kinds.
    public static List<String> company(int players, List<String> bots) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < players; i++) {
            String name = COMPANY.get(i);
            names.add(name + " (" + kind(bots.get(i % bots.size())) + ")");
        }
        return names;
    }

    /// `expert` for `expert:iterations=300`.
    private static String kind(String bot) {
        return bot.replaceFirst("\\W.*", "");
    }

    /// The name, cut to fit into a column.
    public String name(int seat) {
        Matcher bot = BOT.matcher(names.get(seat));
        return cut(bot.matches() ? bot.group(1) : names.get(seat), LONGEST);
    }

    /// The name, and what kind of bot it is, cut to fit into a wider column.
    public String label(int seat) {
        Matcher bot = BOT.matcher(names.get(seat));
        return cut(bot.matches() ? bot.group(1) + " " + bot.group(2) : names.get(seat), LONGEST_LABEL);
    }

    private static String cut(String text, int longest) {
        return text.codePointCount(0, text.length()) <= longest
                ? text
                : text.substring(0, text.offsetByCodePoints(0, longest - 1)) + "…";
    }

    public boolean isYou(int seat) {
        return names.get(seat).equals(YOU);
    }

    /// A subject and its verb: "You play", "Ada plays".
    public String does(int seat, String verb) {
        return name(seat) + " " + verb(seat, verb);
    }

    public String verb(int seat, String verb) {
        if (isYou(seat)) {
            return verb;
        }
        return verb.endsWith("s") ? verb + "es" : verb + "s";
    }

    /// "your", "Ada's".
    public String whose(int seat) {
        return isYou(seat) ? "your" : name(seat) + "'s";
    }

    /// "Ada", "Ada and Ben", "Ada, Ben and Cleo".
    public String all(List<Integer> seats) {
        List<String> who = seats.stream().map(this::name).toList();
        int last = who.size() - 1;
        return last == 0 ? who.getFirst() : String.join(", ", who.subList(0, last)) + " and " + who.get(last);
    }

    /// A number for everybody: "You 3, Ada 0".
    String each(List<Integer> numbers) {
        List<String> parts = new ArrayList<>();
        for (int seat = 0; seat < numbers.size(); seat++) {
            parts.add(name(seat) + " " + numbers.get(seat));
        }
        return String.join(", ", parts);
    }
}
