package table13.table;

import table13.rules.Level;
import table13.rules.Setup;

/// The settings agreed on when the table was opened.
///
/// @param isPublic whether the table is listed publicly; otherwise its address is needed
/// @param allowsWatchers whether guests without a seat may watch
/// @param secondsPerMove the time limit for a person's move; 0 for none
/// @param patienceSeconds the absence in a match after which a bot takes over; 0 for never
/// @param level of bots that take over or fill free seats
/// @param allowsHints whether persons may ask for hints in matches with other persons; always allowed alone with bots
public record Plan(
        Setup setup,
        boolean isPublic,
        boolean allowsWatchers,
        int secondsPerMove,
        int patienceSeconds,
        Level level,
        boolean allowsHints) {

    public static final int USUAL_PATIENCE = 60;

    private static final int SHORTEST_LIVE = 15;
    private static final int LONGEST_LIVE = 5 * 60;
    private static final int DAY = 24 * 60 * 60;
    private static final int LONGEST = 7 * DAY;
    private static final int LEAST_PATIENCE = 10;
    private static final int MOST_PATIENCE = 60 * 60;

    /// @throws IllegalArgumentException with a readable message, if a value is out of range
    public Plan {
        boolean isPace = secondsPerMove == 0
                || (secondsPerMove >= SHORTEST_LIVE && secondsPerMove <= LONGEST_LIVE)
                || (secondsPerMove >= DAY && secondsPerMove <= LONGEST);
        if (!isPace) {
            throw new IllegalArgumentException(
                    "Time for a move must be unlimited, 15 seconds to 5 minutes, or 1 to 7 days, not " + secondsPerMove
                            + " seconds.");
        }
        boolean isPatience =
                patienceSeconds == 0 || (patienceSeconds >= LEAST_PATIENCE && patienceSeconds <= MOST_PATIENCE);
        if (!isPatience) {
            throw new IllegalArgumentException(
                    "The wait for someone away must be unlimited, or 10 seconds to 1 hour, not " + patienceSeconds
                            + " seconds.");
        }
    }

    /// A plan without hints in matches with other persons.
    public Plan(
            Setup setup,
            boolean isPublic,
            boolean allowsWatchers,
            int secondsPerMove,
            int patienceSeconds,
            Level level) {
        this(setup, isPublic, allowsWatchers, secondsPerMove, patienceSeconds, level, false);
    }

    /// The default patience, in seconds. It is 0 (without end) if one person plays alone or a move may take days,
    /// because no other person waits then.
    ///
    /// @param persons the number of seats for persons
    public static int usualPatience(int persons, int secondsPerMove) {
        return persons > 1 && secondsPerMove < DAY ? USUAL_PATIENCE : 0;
    }

    public int seats() {
        return setup.players();
    }

    /// Whether players are expected to stay connected.
    public boolean isLive() {
        return secondsPerMove < DAY;
    }
}
