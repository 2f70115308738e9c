package table13.table;

import table13.rules.Level;
import table13.rules.Setup;

/// What was agreed when the table was opened.
///
/// @param isPublic whether it is listed for everybody; otherwise one needs its address
/// @param allowsWatchers whether people who do not sit may look on
/// @param secondsPerMove how long a person may think; 0 for as long as they like
/// @param patienceSeconds how long somebody may be away in a match before a bot takes over; 0 for as long as they like
/// @param level how well bots play that take over, and those that fill free seats
/// @param allowsHints whether persons may ask an expert although others play; who is alone with bots always may
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

    /// @throws IllegalArgumentException with a sentence for people, if it cannot be agreed on
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

    /// A plan as most are: hints only for who is alone.
    public Plan(
            Setup setup,
            boolean isPublic,
            boolean allowsWatchers,
            int secondsPerMove,
            int patienceSeconds,
            Level level) {
        this(setup, isPublic, allowsWatchers, secondsPerMove, patienceSeconds, level, false);
    }

    /// How long a table waits for somebody if nobody says otherwise: nobody else is kept waiting where one person plays
    /// alone, or where a move may take days.
    ///
    /// @param persons how many seats are for persons
    public static int usualPatience(int persons, int secondsPerMove) {
        return persons > 1 && secondsPerMove < DAY ? USUAL_PATIENCE : 0;
    }

    public int seats() {
        return setup.players();
    }

    /// Whether players are expected to be there all the time.
    public boolean isLive() {
        return secondsPerMove < DAY;
    }
}
