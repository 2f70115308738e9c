package table13.server.secrecy;

import java.util.List;

/// All that one device heard, in order.
///
/// @param viewer with whose eyes it looked: a seat, [table13.rules.View#WATCHER] or [table13.rules.State#NOBODY]
/// @param steps where in the lines each step began: the deal, the first move, and so on
record Transcript(String device, int viewer, boolean wasThereAllTheTime, List<String> lines, List<Integer> steps) {
    private static final int SHOWN = 200;

    /// Before this step.
    List<String> before(int step) {
        return step < steps.size() ? lines.subList(0, steps.get(step)) : lines;
    }

    /// The first line before this step that another account does not have, both beside each other; empty if there is
    /// none.
    String difference(Transcript other, int step) {
        List<String> here = before(step);
        List<String> there = other.before(step);
        for (int i = 0; i < Math.max(here.size(), there.size()); i++) {
            String line = i < here.size() ? here.get(i) : "";
            String otherLine = i < there.size() ? there.get(i) : "";
            if (!line.equals(otherLine)) {
                return show(i, line, otherLine);
            }
        }
        return "";
    }

    private String show(int index, String line, String other) {
        int same = 0;
        while (same < Math.min(line.length(), other.length()) && line.charAt(same) == other.charAt(same)) {
            same++;
        }
        long step = steps.stream().filter(begin -> begin <= index).count() - 1;
        return "%s, line %d, step %d, character %d%n  %s%n  %s"
                .formatted(device, index, step, same, cut(line, same), cut(other, same));
    }

    /// What stands around a place.
    private static String cut(String line, int place) {
        return line.substring(Math.max(0, place - SHOWN / 2), Math.min(line.length(), place + SHOWN));
    }
}
