package table13.server.store;

/// Whether a store accepts writes now.
///
/// @param sentence for hosts: the reason if not ready, else `ready` and any warning. Contains no secret.
public record Health(boolean isReady, String sentence) {
    public static final Health READY = new Health(true, "ready");

    public static Health not(String why) {
        return new Health(false, why);
    }
}
