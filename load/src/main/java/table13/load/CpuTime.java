package table13.load;

/// Processor time of the server so far, or of all nodes together, without Java's compiler threads.
@FunctionalInterface
public interface CpuTime {
    CpuTime UNKNOWN = () -> -1;

    /// In nanoseconds; negative if it is not known.
    long nanos();
}
