package table13.load;

/// Hears a few times a second how far a run has come.
@FunctionalInterface
public interface LoadProgress {
    LoadProgress SILENT = (_, _, _) -> {};

    /// Tells how much of one stage is done.
    ///
    /// @param stage what is being done and counted, such as `seconds measured`
    void at(String stage, long done, long all);
}
