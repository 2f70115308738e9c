package table13.cli.screen;

import java.util.ArrayList;
import java.util.List;

/// Who sits at the table. A seat whose name is [#YOU] is spoken to, all others are spoken of.
public record Cast(List<String> names) {
    public static final String YOU = "You";
    static final int LONGEST = 10;

    private static final List<String> OTHERS = List.of("Ada", "Ben", "Cleo", "Dirk", "Emma");

    public Cast {
        names = List.copyOf(names);
    }

    /// You in seat 0, and company.
    public static Cast withYou(int players) {
        List<String> names = new ArrayList<>();
        names.add(YOU);
        names.addAll(OTHERS.subList(0, players - 1));
        return new Cast(names);
    }

    /// The name, cut to fit into a column.
    public String name(int seat) {
        String name = names.get(seat);
        return name.codePointCount(0, name.length()) <= LONGEST
                ? name
                : name.substring(0, name.offsetByCodePoints(0, LONGEST - 1)) + "…";
    }

    boolean isYou(int seat) {
        return names.get(seat).equals(YOU);
    }

    /// A subject and its verb: "You play", "Ada plays".
    String does(int seat, String verb) {
        return name(seat) + " " + verb(seat, verb);
    }

    String verb(int seat, String verb) {
        if (isYou(seat)) {
            return verb;
        }
        return verb.endsWith("s") ? verb + "es" : verb + "s";
    }

    /// "your", "Ada's".
    String whose(int seat) {
        return isYou(seat) ? "your" : name(seat) + "'s";
    }

    /// "Ada", "Ada and Ben", "Ada, Ben and Cleo".
    String all(List<Integer> seats) {
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
