package table13.server.sessions;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.InstantSource;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import table13.server.store.Guest;
import table13.server.store.Store;
import table13.table.TextSanitizer;

/// Identifies guests by tokens: 256 random bits held only by the browser. The store keeps only a hash, so that a reader
/// of the database cannot impersonate a guest. Lookup by hash also reveals nothing about the token by its duration. May
/// block.
public final class Sessions {
    private static final Logger LOG = LoggerFactory.getLogger(Sessions.class);
    private static final int TOKEN_BYTES = 32;
    private static final int ID_BYTES = 8;
    private static final int LONGEST_TOKEN = 64;
    private static final int NUMBERS = 10_000;
    private static final int MOST_REMOVED = 5000;
    private static final long LINK_MILLIS = 10 * 60 * 1000L;

    private final Store store;
    private final InstantSource clock;
    private final RandomGenerator random;

    /// Sessions in this store.
    ///
    /// @param random must be unpredictable
    public Sessions(Store store, InstantSource clock, RandomGenerator random) {
        this.store = store;
        this.clock = clock;
        this.random = random;
    }

    /// A guest with the new token of this device.
    ///
    /// @param signedOut devices that were signed out because the guest had too many
    public record SignedIn(Guest guest, String token, List<String> signedOut) {
        @Override
        public String toString() {
            return guest.toString();
        }
    }

    /// Creates a guest.
    public SignedIn newGuest() {
        String token = newToken();
        String name = String.format(Locale.ROOT, "Guest %04d", random.nextInt(NUMBERS));
        Guest guest = new Guest(HexFormat.of().formatHex(bytes(ID_BYTES)), name, clock.millis());
        store.addGuest(guest, hash(token));
        return new SignedIn(guest, token, List.of());
    }

    public Optional<Guest> guest(String token) {
        return token.isEmpty() || token.length() > LONGEST_TOKEN
                ? Optional.empty()
                : store.guestByToken(hash(token), clock.millis());
    }

    /// Renames a guest.
    ///
    /// @return the name as shown to all; empty if nothing remains after cleaning, and then nothing is changed
    public String rename(String guest, String name) {
        String clean = TextSanitizer.name(name);
        if (!clean.isEmpty()) {
            store.rename(guest, clean);
        }
        return clean;
    }

    /// Creates a one-time code that signs this guest in on another device.
    public Link newLink(String guest) {
        String code = newToken();
        long expiresAt = clock.millis() + LINK_MILLIS;
        store.addLink(guest, hash(code), expiresAt);
        return new Link(code, expiresAt);
    }

    /// A one-time code. Expires at a time in milliseconds since 1970.
    public record Link(String code, long expiresAt) {
        @Override
        public String toString() {
            return "link until " + expiresAt;
        }
    }

    /// Signs this device in with a code from another one. A guest with 20 devices loses the one that was unused for
    /// longest: it is often a lost device, and a guest cannot sign a lost device out.
    public Optional<SignedIn> claim(String code) {
        if (code.length() > LONGEST_TOKEN) {
            return Optional.empty();
        }
        return store.takeLink(hash(code), clock.millis()).map(guest -> {
            String token = newToken();
            List<byte[]> removed = store.addToken(guest.id(), hash(token), clock.millis());
            return new SignedIn(
                    guest,
                    token,
                    removed.stream().map(HexFormat.of()::formatHex).toList());
        });
    }

    /// Signs this device out. Unclaimed links of its guest become void, because another person may hold one. Other
    /// devices of the guest stay signed in.
    public void forget(String token) {
        store.removeToken(hash(token));
    }

    /// Identifier of a connected device. The token cannot be derived from it.
    public static String device(String token) {
        return HexFormat.of().formatHex(hash(token));
    }

    /// The guest of each device, in order; empty if signed out.
    public List<Optional<Guest>> guests(List<String> devices) {
        return store.guestsByTokens(
                devices.stream().map(HexFormat.of()::parseHex).toList(), clock.millis());
    }

    /// Removes some of the devices unused for a year. Called periodically.
    public void removeUnused() {
        int removed = store.removeUnusedTokens(clock.millis(), MOST_REMOVED);
        if (removed > 0) {
            LOG.info("removed {} devices unused for a year", removed);
        }
    }

    private String newToken() {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes(TOKEN_BYTES));
    }

    private byte[] bytes(int count) {
        byte[] bytes = new byte[count];
        random.nextBytes(bytes);
        return bytes;
    }

    static byte[] hash(String token) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException failure) {
            throw new IllegalStateException("SHA-256 is missing from this Java runtime.", failure);
        }
    }
}
