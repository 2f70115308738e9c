package table13.server.http;

/// How much people may say and store on this node. None of it holds for the own machine, and none for moves.
///
/// @param chatOfGuest things said and reactions a second of one guest, at all tables together
/// @param chatOfAddress the same of one address
/// @param bytesADay what one address may have stored in a day: all entries of logs that people cause, but moves
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
