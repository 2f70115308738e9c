package table13.server.http;

/// Limits for chat and storage on this node. Requests from this machine and moves are exempt.
///
/// @param chatOfGuest chat messages and reactions per second of one guest, at all tables together
/// @param chatOfAddress chat messages and reactions per second of one address
/// @param bytesADay stored bytes per day and address: all log entries that clients cause, except moves
public record Budgets(int chatOfGuest, int chatOfAddress, long bytesADay) {
    public static final int CHAT_OF_GUEST = 2;
    public static final int CHAT_OF_ADDRESS = 30;
    public static final int MEGABYTES_A_DAY = 20;
    private static final long MEGABYTE = 1_000_000;

    public static Budgets usual() {
        return ofMegabytes(CHAT_OF_GUEST, CHAT_OF_ADDRESS, MEGABYTES_A_DAY);
    }

    public static Budgets ofMegabytes(int chatOfGuest, int chatOfAddress, int megabytesADay) {
        return new Budgets(chatOfGuest, chatOfAddress, megabytesADay * MEGABYTE);
    }
}
