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

/// Histories written by hand, in real-time order. Steps: `a writes`, `b reads`, `a =3` (answered with version 3), `b
/// ~3` (answered by a stuck server), `c hears 3` (update without a request), `a @3` (no answer, but in the log).
@DisplayName("The serializability checker")
class SerializabilityCheckerTest {

    @Test
    @DisplayName("accepts sequential requests")
    void oneAfterAnother() {
        accepts("a writes", "a =1", "b reads", "b =1", "b writes", "b =2", "a reads", "a =2");
    }

    @Test
    @DisplayName("accepts any order of concurrent requests")
    void atTheSameTime() {
        accepts("a writes", "b writes", "b =1", "a =2");
        accepts("a writes", "b writes", "a =1", "b =2");
        accepts("a writes", "b reads", "b =0", "a =1");
        accepts("a writes", "b reads", "b =1", "a =1");
        accepts("b reads", "a writes", "a =1", "b =0");
    }

    @Test
    @DisplayName("accepts versions by other clients")
    void gaps() {
        accepts("a writes", "a =7", "b reads", "b =30", "a writes", "a =31");
    }

    @Test
    @DisplayName("rejects a read that misses an acknowledged write")
    void staleRead() {
        rejects("read b shows version 0, but 1 was known", "a writes", "a =1", "b reads", "b =0");
    }

    @Test
    @DisplayName("rejects a read that is older than an earlier read by another client")
    void readsThatGoBack() {
        rejects("read c shows version 4, but 5 was known", "b reads", "b =5", "c reads", "c =4");
    }

    @Test
    @DisplayName("rejects a read that is older than an update to any client")
    void readOlderThanTold() {
        rejects("read b shows version 4, but 5 was known", "c hears 5", "b reads", "b =4");
        accepts("b reads", "c hears 5", "b =4");
    }

    @Test
    @DisplayName("accepts a late update")
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
    @DisplayName("rejects a write without an answer at an impossible version")
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
    @DisplayName("accepts an old read by a stuck server, but then requires its version of others")
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
            String client = words[0];
            switch (words[1]) {
                case "reads" -> asked.put(client, order.asks(Kind.READ, client));
                case "writes" -> asked.put(client, order.asks(Kind.WRITE, client));
                case "hears" -> order.told(client, Long.parseLong(words[2]));
                default -> {
                    Asked before = Objects.requireNonNull(asked.get(client), step);
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
