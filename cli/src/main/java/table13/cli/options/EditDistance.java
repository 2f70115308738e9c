package table13.cli.options;

/// Edit distance of two words, for typing errors.
final class EditDistance {
    private static final int MOST_ERRORS = 2;

    private EditDistance() {}

    /// Whether at most two letters are missing, added or replaced.
    static boolean isNear(String one, String other) {
        int[] costs = new int[other.length() + 1];
        for (int j = 0; j <= other.length(); j++) {
            costs[j] = j;
        }
        for (int i = 1; i <= one.length(); i++) {
            int before = costs[0];
            costs[0] = i;
            for (int j = 1; j <= other.length(); j++) {
                int change = before + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
                before = costs[j];
                costs[j] = Math.min(change, Math.min(costs[j], costs[j - 1]) + 1);
            }
        }
        return costs[other.length()] <= MOST_ERRORS;
    }
}
