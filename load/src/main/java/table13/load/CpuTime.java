package table13.load;

/// Processor time of the server, or of all nodes together, so far; without the compiler threads of Java.
@FunctionalInterface
public interface CpuTime {
    CpuTime UNKNOWN = () -> -1;

    /// In nanoseconds; negative if unknown.
    long nanos();
}
