package table13.server.faults;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Checks that what one table answers is strictly serializable: every request seems to have been carried out at one
/// moment between its question and its answer, in the order of the log. The log gives that order, so it is enough to
/// know, when something is asked, the highest version that anybody has been answered with or told before (the floor):
///
/// - a write that is asked now must make a version above the floor,
/// - a read that is asked now must show at least the floor,
/// - no two writes make the same version.
///
/// To be told of a version without asking is an answer without a question: it may be late, but whoever asks afterwards
/// must not get less. What a server shows while it says that it cannot store anything (it is *stuck*) may be old.
///
/// Say [#asks] before the question is sent, and everything else after the answer has come: then whatever is wrong here
/// was wrong in real time. For any number of threads.
final class SerializabilityChecker {
    /// What can be asked.
    enum Kind {
        READ,
        WRITE
    }

    /// Something that was asked.
    ///
    /// @param floor the highest version that anybody knew of by then
    /// @param witness how that was known
    record Asked(Kind kind, String name, long floor, String witness) {}

    private final Map<Long, String> made = new HashMap<>();
    private final List<String> complaints = new ArrayList<>();
    private int answers;
    private long floor;
    private String witness = "nothing";

    synchronized Asked asks(Kind kind, String name) {
        return new Asked(kind, name, floor, witness);
    }

    synchronized void answered(Asked asked, long version) {
        check(asked, version);
        raise(version, asked.name());
    }

    /// A read was answered by a server that said it may be old.
    synchronized void answeredWhileStuck(Asked asked, long version) {
        raise(version, asked.name());
    }

    /// A write got no answer, but stands in the log.
    synchronized void found(Asked asked, long version) {
        check(asked, version);
    }

    /// Somebody was told without having asked.
    synchronized void told(String whom, long version) {
        raise(version, whom);
    }

    private void check(Asked asked, long version) {
        answers++;
        if (asked.kind() == Kind.READ && version < asked.floor()) {
            complaints.add("read %s shows version %d, but %d was known before it was asked (%s)"
                    .formatted(asked.name(), version, asked.floor(), asked.witness()));
        }
        if (asked.kind() == Kind.WRITE) {
            if (version <= asked.floor()) {
                complaints.add("write %s made version %d, but %d was known before it was asked (%s)"
                        .formatted(asked.name(), version, asked.floor(), asked.witness()));
            }
            String other = made.putIfAbsent(version, asked.name());
            if (other != null && !other.equals(asked.name())) {
                complaints.add("writes %s and %s both made version %d".formatted(other, asked.name(), version));
            }
        }
    }

    private void raise(long version, String who) {
        if (version > floor) {
            floor = version;
            witness = who;
        }
    }

    /// How many answers were held against the order.
    synchronized int answers() {
        return answers;
    }

    /// Everything that was wrong so far.
    synchronized List<String> complaints() {
        return List.copyOf(complaints);
    }
}
