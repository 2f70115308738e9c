package table13.server.faults;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import table13.server.faults.SerializabilityChecker.Asked;
import table13.server.faults.SerializabilityChecker.Kind;

/// Histories made by hand, step by step in real time: `a writes`, `b reads`, `a =3` (is answered with version 3), `b
/// ~3` (the same, by a server that is stuck), `c hears 3` (without having asked), `a @3` (no answer, but it stands in
/// the log).
@DisplayName("Strict order")
class SerializabilityCheckerTest {

    @Test
    @DisplayName("lets pass what happens one after another")
    void oneAfterAnother() {
        accepts("a writes", "a =1", "b reads", "b =1", "b writes", "b =2", "a reads", "a =2");
    }

    @Test
    @DisplayName("lets pass any order of what happens at the same time")
    void atTheSameTime() {
        accepts("a writes", "b writes", "b =1", "a =2");
        accepts("a writes", "b writes", "a =1", "b =2");
        accepts("a writes", "b reads", "b =0", "a =1");
        accepts("a writes", "b reads", "b =1", "a =1");
        accepts("b reads", "a writes", "a =1", "b =0");
    }

    @Test
    @DisplayName("lets pass versions that others made")
    void gaps() {
        accepts("a writes", "a =7", "b reads", "b =30", "a writes", "a =31");
    }

    @Test
    @DisplayName("rejects a read that misses an acknowledged write")
    void staleRead() {
        rejects("read b shows version 0, but 1 was known", "a writes", "a =1", "b reads", "b =0");
    }

    @Test
    @DisplayName("rejects a read that is older than an earlier read of somebody else")
    void readsThatGoBack() {
        rejects("read c shows version 4, but 5 was known", "b reads", "b =5", "c reads", "c =4");
    }

    @Test
    @DisplayName("rejects a read that is older than what somebody was told")
    void readOlderThanTold() {
        rejects("read b shows version 4, but 5 was known", "c hears 5", "b reads", "b =4");
        accepts("b reads", "c hears 5", "b =4");
    }

    @Test
    @DisplayName("lets pass that somebody is told late")
    void toldLate() {
        accepts("a writes", "a =5", "c hears 4", "c hears 5");
    }

    @Test
    @DisplayName("rejects a write below one that was acknowledged before it was asked")
    void writeIntoThePast() {
        rejects("write b made version 3, but 4 was known", "a writes", "a =4", "b writes", "b =3");
    }

    @Test
    @DisplayName("rejects a write that was seen before it was asked")
    void seenBeforeAsked() {
        rejects("write a made version 1, but 1 was known", "b reads", "b =1", "a writes", "a =1");
        rejects("write a made version 1, but 1 was known", "c hears 1", "a writes", "a =1");
    }

    @Test
    @DisplayName("rejects a write that got no answer, if it stands where it cannot")
    void unansweredInThePast() {
        rejects("write a made version 2, but 2 was known", "b reads", "b =2", "a writes", "a @2");
        accepts("b reads", "b =2", "a writes", "c writes", "c =4", "a @3");
    }

    @Test
    @DisplayName("rejects two writes of one version")
    void twoOfOneVersion() {
        rejects("writes a and b both made version 1", "a writes", "b writes", "a =1", "b =1");
        rejects("writes a and b both made version 1", "a writes", "b writes", "a =1", "b @1");
    }

    @Test
    @DisplayName("lets a stuck server show what is old, but others must not show less afterwards")
    void stuck() {
        accepts("a writes", "a =3", "b reads", "b ~2");
        rejects("read c shows version 4, but 5 was known", "b reads", "b ~5", "c reads", "c =4");
    }

    private static void accepts(String... history) {
        assertThat(complaints(history)).isEmpty();
    }

    private static void rejects(String complaint, String... history) {
        assertThat(complaints(history)).singleElement().asString().startsWith(complaint);
    }

    private static List<String> complaints(String... history) {
        SerializabilityChecker order = new SerializabilityChecker();
        Map<String, Asked> asked = new HashMap<>();
        for (String step : history) {
            String[] words = step.split(" ", -1);
            String who = words[0];
            switch (words[1]) {
                case "reads" -> asked.put(who, order.asks(Kind.READ, who));
                case "writes" -> asked.put(who, order.asks(Kind.WRITE, who));
                case "hears" -> order.told(who, Long.parseLong(words[2]));
                default -> {
                    Asked before = Objects.requireNonNull(asked.get(who), step);
                    long version = Long.parseLong(words[1].substring(1));
                    switch (words[1].charAt(0)) {
                        case '=' -> order.answered(before, version);
                        case '~' -> order.answeredWhileStuck(before, version);
                        case '@' -> order.found(before, version);
                        default -> throw new IllegalArgumentException(step);
                    }
                }
            }
        }
        return order.complaints();
    }
}
