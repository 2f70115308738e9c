package table13.cli.options;

/// How far two words are apart, for slips of the finger.
final class EditDistance {
    private static final int SLIPS = 2;

    private EditDistance() {}

    /// Whether at most two letters were left out, added, or taken for others.
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
        return costs[other.length()] <= SLIPS;
    }
}
