package table13.load;

/// Receives the progress of a run a few times per second.
@FunctionalInterface
public interface LoadProgress {
    LoadProgress SILENT = (_, _, _) -> {};

    /// Reports the progress of one stage.
    ///
    /// @param stage the counted unit, such as `seconds measured`
    void at(String stage, long done, long all);
}
