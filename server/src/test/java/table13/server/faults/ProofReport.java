package table13.server.faults;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;

/// Results of a run.
///
/// @param matches number of ended matches
/// @param answers number of answers checked for serializability
record ProofReport(
        Map<InjectedFault, Integer> faults,
        int acknowledged,
        int answers,
        int matches,
        Map<Violation, Integer> wrongs,
        RecoveryTimes waits,
        List<String> complaints,
        Duration took) {

    static ProofReport of(ClientHistory history, RecoveryTimes times, long nanos) {
        return new ProofReport(
                times.count(),
                history.acknowledgedMoves(),
                history.answersChecked(),
                history.matchesEnded().values().stream()
                        .mapToInt(Integer::intValue)
                        .sum(),
                history.wrongs(),
                times,
                history.complaints(),
                Duration.ofNanos(nanos));
    }

    void assertAllIsWell(int fewestMoves) {
        assertThat(complaints).isEmpty();
        assertThat(acknowledged).isGreaterThan(fewestMoves);
    }

    int kills() {
        return faults.entrySet().stream()
                .filter(fault -> fault.getKey().isKill())
                .mapToInt(Map.Entry::getValue)
                .sum();
    }

    /// One line, for progress output.
    String brief() {
        return "%5d s: %,d faults, %,d kills, %,d moves acknowledged, %,d matches ended, %s; back after a kill %s"
                .formatted(
                        took.toSeconds(),
                        faults.values().stream().mapToInt(Integer::intValue).sum(),
                        kills(),
                        acknowledged,
                        matches,
                        wrongs.isEmpty() ? "nothing wrong" : wrongs.toString(),
                        waits.returns(InjectedFault.KILL_NODE));
    }

    /// The complete results in Markdown.
    String table() {
        StringBuilder text = new StringBuilder();
        text.append(
                "| fault | times | clients back: number, median / p99 / longest | tables play on |\n|---|---|---|---|\n");
        faults.forEach((fault, times) -> text.append(
                "| %s | %,d | %s | %s |%n".formatted(fault.words, times, waits.returns(fault), waits.pauses(fault))));
        text.append("%n| moves acknowledged | answers in order | matches ended | ".formatted());
        for (Violation wrong : Violation.values()) {
            text.append(wrong.words).append(" | ");
        }
        text.append("%n|---|---|---|%s%n".formatted("---|".repeat(Violation.values().length)));
        text.append("| %,d | %,d | %,d | ".formatted(acknowledged, answers, matches));
        for (Violation wrong : Violation.values()) {
            text.append(wrongs.getOrDefault(wrong, 0)).append(" | ");
        }
        return text.append("%n%nIn %,d s.%n".formatted(took.toSeconds())).toString();
    }
}
