package table13.table;

/// A log that cannot have been written as it stands: it is damaged, and no retry helps; or it is a [NewerLog]. The
/// message holds no secret.
public sealed class CorruptLog extends IllegalStateException permits NewerLog {
    private static final long serialVersionUID = 1;

    public CorruptLog(String message) {
        super(message);
    }
}
