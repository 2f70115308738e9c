package table13.rules.skipbo;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import table13.rules.TextParser;

/// The board of S3: 24 spaces clockwise with their functions, parsed from one text.
///
/// In search a space is its index in that text, from 0, and a set of spaces has one bit for each. A player's pawns are
/// such a set; two pawns on one space are a single bit.
final class Track {
    static final List<String> SPACES =
            TextParser.split("""
            blue corner,    blue,    5-8,      pink,      9-12,  orange,
            orange corner,  orange,  SKIP-BO,  exchange,  1-4,   purple,
            purple corner,  purple,  5-8,      pink,      9-12,  red,
            red corner,     red,     SKIP-BO,  exchange,  1-4,   blue
            """, ',').stream().map(String::strip).toList();

    static final List<String> PILES = List.of("blue", "orange", "purple", "red", "pink1", "pink2");
    static final int LENGTH = SPACES.size();

    /// The set of the number 12 alone.
    static final int TWELVE = numbers(12, 12);

    private static final int COLOURS = 4;
    private static final String CORNER = " corner";

    /// The piles that each space opens, one bit for each.
    private static final int[] ACCESS = new int[LENGTH];

    /// The numbers that each space stands for, one bit for each, 1 in the lowest.
    private static final int[] RANGE = new int[LENGTH];

    private static final int EXCHANGES = spaces("exchange"::equals);
    private static final int CORNERS = spaces(name -> name.endsWith(CORNER));

    /// The corner of each colour and the next corner clockwise.
    private static final int[] START =
            IntStream.range(0, COLOURS).map(Track::corners).toArray();

    static {
        for (int space = 0; space < LENGTH; space++) {
            String name = SPACES.get(space);
            ACCESS[space] = pilesOf(name.replace(CORNER, ""));
            RANGE[space] = numbersOf(name);
        }
    }

    private Track() {}

    private static int spaces(Predicate<String> named) {
        int spaces = 0;
        for (int space = 0; space < LENGTH; space++) {
            spaces |= named.test(SPACES.get(space)) ? 1 << space : 0;
        }
        return spaces;
    }

    private static int pilesOf(String colour) {
        int piles = 0;
        for (int pile = 0; pile < PILES.size(); pile++) {
            piles |= PILES.get(pile).startsWith(colour) ? 1 << pile : 0;
        }
        return piles;
    }

    private static int numbersOf(String name) {
        if (name.equals("SKIP-BO")) {
            return numbers(1, Cards.NUMBERS);
        }
        int dash = name.indexOf('-');
        if (dash < 0) {
            return 0;
        }
        return numbers(Integer.parseInt(name.substring(0, dash)), Integer.parseInt(name.substring(dash + 1)));
    }

    private static int numbers(int first, int last) {
        return (1 << last) - (1 << (first - 1));
    }

    private static int corners(int colour) {
        int own = SPACES.indexOf(PILES.get(colour) + CORNER);
        int next = (own + 1) % LENGTH;
        while ((CORNERS & space(next)) == 0) {
            next = (next + 1) % LENGTH;
        }
        return space(own) | space(next);
    }

    /// S4: the start spaces of a colour.
    static int start(int colour) {
        return START[colour];
    }

    /// S9: the piles that these pawns open.
    static int access(int pawns) {
        return ACCESS[first(pawns)] | ACCESS[last(pawns)];
    }

    /// S10, S12: the numbers that one of these pawns can stand in for.
    static int range(int pawns) {
        return RANGE[first(pawns)] | RANGE[last(pawns)];
    }

    /// S14.
    static boolean offersExchange(int pawns) {
        return (pawns & EXCHANGES) != 0;
    }

    /// S17: the positions after one pawn has moved. It leaves the other one behind if both stood there.
    static int moved(int pawns, int from, int to) {
        boolean bothStoodThere = pawns == space(from);
        return (bothStoodThere ? pawns : pawns & ~space(from)) | space(to);
    }

    /// The set of one space.
    static int space(int space) {
        return 1 << space;
    }

    /// The clockwise distance.
    static int steps(int from, int to) {
        return Math.floorMod(to - from, LENGTH);
    }

    static int first(int spaces) {
        return Integer.numberOfTrailingZeros(spaces);
    }

    static int last(int spaces) {
        return Integer.SIZE - 1 - Integer.numberOfLeadingZeros(spaces);
    }
}
