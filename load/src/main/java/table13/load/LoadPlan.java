package table13.load;

import java.net.URI;
import java.util.List;
import java.util.Set;

/// A load plan for one server, or for several nodes that share a store.
///
/// @param tables number of concurrent tables
/// @param players number of guests per table
/// @param seconds measured duration, after the warm-up
/// @param warmUpMoves moves before the measurement, so that Java has compiled the hot code
/// @param thinkMillis pause of a player before each move; 0 for none
/// @param rate moves per second at all tables together; 0 for no limit
/// @param idle number of further guests that connect and do nothing
/// @param deaf number of further guests that send requests and never read, after a measurement without them
/// @param urls addresses of the nodes, such as `ws://127.0.0.1:1313` or `http://127.0.0.1:1313`; guests are spread over
///     them
/// @param game id of the game
public record LoadPlan(
        int tables,
        int players,
        int seconds,
        int warmUpMoves,
        int thinkMillis,
        int rate,
        int idle,
        int deaf,
        List<URI> urls,
        String game) {
    public static final String USUAL_URL = "ws://127.0.0.1:1313";
    public static final String USUAL_GAME = "friday";
    public static final int USUAL_WARM_UP = 50_000;

    private static final Set<String> SCHEMES = Set.of("ws", "http");

    /// One client address has about 28,000 ephemeral ports per server port.
    private static final int MOST_SOCKETS = 28_000;

    private static final int LONGEST = 24 * 60 * 60;
    private static final int LONGEST_WARM_UP = 100_000_000;
    private static final int LONGEST_THOUGHT = 60_000;
    private static final int MOST_A_SECOND = 1_000_000;
    private static final int USUAL_PORT = 80;

    /// One server, no warm-up, no non-reading guests.
    public LoadPlan(int tables, int players, int seconds, int thinkMillis, int idle, URI url, String game) {
        this(tables, players, seconds, 0, thinkMillis, 0, idle, 0, List.of(url), game);
    }

    /// @throws IllegalArgumentException with a sentence for the user, if the plan is invalid
    public LoadPlan {
        require(tables >= 0, "The number of tables cannot be negative.");
        require(players >= 1 && players <= 16, "1 to 16 players sit at a table, not " + players + ".");
        require(seconds >= 1 && seconds <= LONGEST, "A run takes 1 second to 1 day, not " + seconds + " s.");
        require(warmUpMoves >= 0 && warmUpMoves <= LONGEST_WARM_UP, "A warm-up takes 0 to 100,000,000 moves.");
        require(thinkMillis >= 0 && thinkMillis <= LONGEST_THOUGHT, "The pause of players is 0 to 60,000 ms.");
        require(rate >= 0 && rate <= MOST_A_SECOND, "The rate is 0 (no limit) to 1,000,000 moves a second.");
        require(rate == 0 || thinkMillis == 0, "Use either a pause of players or a rate, not both.");
        require(idle >= 0, "The number of idle sockets cannot be negative.");
        require(deaf >= 0, "The number of non-reading guests cannot be negative.");
        require((long) tables * players + idle >= 1, "There is nothing to do: no table and no idle socket.");
        urls = List.copyOf(urls);
        require(!urls.isEmpty(), "There is no server.");
        require(
                (long) tables * players + idle + deaf <= (long) MOST_SOCKETS * urls.size(),
                "One address cannot open more than 28,000 sockets to one server.");
        require(
                urls.stream()
                        .allMatch(url -> SCHEMES.contains(String.valueOf(url.getScheme())) && url.getHost() != null),
                "The address must look like " + USUAL_URL + " or http://127.0.0.1:1313.");
        require(game.matches("[A-Za-z0-9_-]+"), "The name of a game has letters and digits only.");
    }

    int sockets() {
        return tables * players;
    }

    static int port(URI url) {
        return url.getPort() < 0 ? USUAL_PORT : url.getPort();
    }

    /// The address for a guest: nodes take turns.
    ServerAddress socket(int guest) {
        URI url = urls.get(guest % urls.size());
        return new ServerAddress(url.getHost(), port(url), "/api/socket", true);
    }

    ServerAddress echo() {
        URI url = urls.getFirst();
        return new ServerAddress(url.getHost(), port(url), "/api/echo", false);
    }

    private static void require(boolean isSo, String sentence) {
        if (!isSo) {
            throw new IllegalArgumentException(sentence);
        }
    }
}
