package table13.server.store;

/// Whether a store can be written to just now.
///
/// @param sentence why not, or `ready` and what is wrong all the same, for the people who run the server; it holds no
/// secret
public record Health(boolean isReady, String sentence) {
    public static final Health READY = new Health(true, "ready");

    public static Health not(String why) {
        return new Health(false, why);
    }
}
