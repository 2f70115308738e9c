package table13.cli.screen;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import table13.rules.cards.Card;

/// The names of all seats. Sentences address the seat named [#YOU] directly. The name of a bot contains its kind in
/// brackets: "Ada (expert)".
public record SeatNames(List<String> names) {
    public static final String YOU = "You";
    public static final int LONGEST = 10;

    /// The longest name of [#COMPANY], a space, and a kind.
    public static final int LONGEST_LABEL = 11;

    private static final List<String> COMPANY = List.of("Ada", "Ben", "Cleo", "Dirk", "Emma", "Finn");
    private static final Pattern BOT = Pattern.compile("(.+) \\((\\w+)\\)");

    public SeatNames {
        names = List.copyOf(names);
    }

    /// "You" in seat 0 and bots of these kinds in the other seats. The kinds repeat if there are more seats.
    public static SeatNames withYou(int players, List<String> bots) {
        List<String> names = new ArrayList<>();
        names.add(YOU);
        names.addAll(company(players - 1, bots));
        return new SeatNames(names);
    }

    /// Names for bots of these kinds.
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

    /// The name, cut to fit a column and distinct from equal names.
    public String name(int seat) {
        return apart(seat, "$1", LONGEST);
    }

    /// The name and the kind of bot, cut to fit a wider column and distinct from equal names.
    public String label(int seat) {
        return apart(seat, "$1 $2", LONGEST_LABEL);
    }

    /// Equal names get numbers; the first one stays without. A bot with the name of a person is marked.
    ///
    /// @param ofBot format of a bot: `$1` is its name, `$2` its kind
    private String apart(int seat, String ofBot, int longest) {
        String whole = written(seat, ofBot);
        String plain = cut(whole, longest);
        boolean isLikePerson = false;
        int number = 1;
        for (int other = 0; other < names.size(); other++) {
            if (other == seat || !looks(cut(written(other, ofBot), longest)).equals(looks(plain))) {
                continue;
            }
            isLikePerson |= isBot(seat) && !isBot(other);
            number += other < seat && isBot(other) == isBot(seat) ? 1 : 0;
        }
        String mark = (isLikePerson ? " (bot)" : "") + (number > 1 ? " (" + number + ")" : "");
        return mark.isEmpty() ? plain : cut(whole, longest - mark.length()) + mark;
    }

    private boolean isBot(int seat) {
        return BOT.matcher(names.get(seat)).matches();
    }

    private String written(int seat, String ofBot) {
        Matcher bot = BOT.matcher(names.get(seat));
        return bot.matches() ? bot.replaceFirst(ofBot) : names.get(seat);
    }

    /// Normalizes a name: names that look the same become equal.
    private static String looks(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFKC)
                .toUpperCase(Locale.ROOT)
                .toLowerCase(Locale.ROOT)
                .replaceAll("\\s+", " ");
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

    /// "Ada plays b7."
    public String tells(int seat, String verb, String what) {
        return does(seat, verb) + " " + what + ".";
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
        List<String> listed = seats.stream().map(this::name).toList();
        int last = listed.size() - 1;
        return last == 0 ? listed.getFirst() : String.join(", ", listed.subList(0, last)) + " and " + listed.get(last);
    }

    /// "b7 n".
    public static String cards(List<Card> cards) {
        return String.join(" ", cards.stream().map(Card::name).toList());
    }

    /// A number for each seat: "You 3, Ada 0".
    String each(List<Integer> numbers) {
        List<String> parts = new ArrayList<>();
        for (int seat = 0; seat < numbers.size(); seat++) {
            parts.add(name(seat) + " " + numbers.get(seat));
        }
        return String.join(", ", parts);
    }
}
