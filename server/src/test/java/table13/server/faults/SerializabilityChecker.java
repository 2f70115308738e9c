package table13.server.faults;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Checks that the answers of one table are strictly serializable: every request takes effect at one moment between
/// request and answer, in the order of the log. The log gives that order, so one number suffices at each request, the
/// *floor*: the highest version in any earlier answer or update.
///
/// - A write requested now must make a version above the floor.
/// - A read requested now must show at least the floor.
/// - No two writes make the same version.
///
/// An update without a request may be late, but every later request must show at least its version. A table shown by a
/// server that cannot store (a *stuck* one) may be old.
///
/// Call [#asks] before the request is sent, and every other method after the answer has arrived: then each violation
/// found here was one in real time. Thread-safe.
final class SerializabilityChecker {
    /// Kinds of requests.
    enum Kind {
        READ,
        WRITE
    }

    /// A request.
    ///
    /// @param floor highest version known to any client at the request
    /// @param witness source of the floor
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

    /// A read was answered by a stuck server, so the answer may be old.
    synchronized void answeredWhileStuck(Asked asked, long version) {
        raise(version, asked.name());
    }

    /// A write without an answer is in the log.
    synchronized void found(Asked asked, long version) {
        check(asked, version);
    }

    /// A client received an update without a request.
    synchronized void told(String source, long version) {
        raise(version, source);
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

    private void raise(long version, String source) {
        if (version > floor) {
            floor = version;
            witness = source;
        }
    }

    /// Number of checked answers.
    synchronized int answers() {
        return answers;
    }

    /// All violations so far.
    synchronized List<String> complaints() {
        return List.copyOf(complaints);
    }
}
