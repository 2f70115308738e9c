package table13.server.secrecy;

import java.util.List;

/// All messages received by one device, in order.
///
/// @param viewer a seat, [table13.rules.View#WATCHER], or no seat for a guest without access to the match
/// @param steps index of the first line of each step: the deal, the first move, and so on
record Transcript(String device, int viewer, boolean wasThereAllTheTime, List<String> lines, List<Integer> steps) {
    private static final int SHOWN = 200;

    /// The lines before this step.
    List<String> before(int step) {
        return step < steps.size() ? lines.subList(0, steps.get(step)) : lines;
    }

    /// The first line before this step that differs from another transcript, side by side; empty if there is none.
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

    /// The text around a position.
    private static String cut(String line, int position) {
        return line.substring(Math.max(0, position - SHOWN / 2), Math.min(line.length(), position + SHOWN));
    }
}
