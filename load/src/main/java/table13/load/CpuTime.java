package table13.load;

/// How much processor time the server has used so far, or all nodes together.
@FunctionalInterface
public interface CpuTime {
    CpuTime UNKNOWN = () -> -1;

    /// In nanoseconds; negative if it is not known.
    long nanos();
}
