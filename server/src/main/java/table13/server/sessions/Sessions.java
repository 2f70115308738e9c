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

/// Knows guests by their tokens: 256 random bits that only the browser holds. The store keeps only their hash, so who
/// reads the database cannot be anybody; and since it is looked up by its hash, how long that takes says nothing about
/// the token. May block.
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
    private final RandomGenerator luck;

    /// Over this store.
    ///
    /// @param luck must be one that nobody can predict
    public Sessions(Store store, InstantSource clock, RandomGenerator luck) {
        this.store = store;
        this.clock = clock;
        this.luck = luck;
    }

    /// A guest with the token just made for this device.
    ///
    /// @param signedOut the devices that were signed out because the guest had too many
    public record SignedIn(Guest guest, String token, List<String> signedOut) {
        @Override
        public String toString() {
            return guest.toString();
        }
    }

    /// Somebody who was never here.
    public SignedIn newGuest() {
        String token = newToken();
        String name = String.format(Locale.ROOT, "Guest %04d", luck.nextInt(NUMBERS));
        Guest guest = new Guest(HexFormat.of().formatHex(bytes(ID_BYTES)), name, clock.millis());
        store.addGuest(guest, hash(token));
        return new SignedIn(guest, token, List.of());
    }

    public Optional<Guest> guest(String token) {
        return token.isEmpty() || token.length() > LONGEST_TOKEN
                ? Optional.empty()
                : store.guestByToken(hash(token), clock.millis());
    }

    /// Takes another name.
    ///
    /// @return the name as everybody will see it; empty if nothing is left of it, and then nothing is changed
    public String rename(String guest, String name) {
        String clean = TextSanitizer.name(name);
        if (!clean.isEmpty()) {
            store.rename(guest, clean);
        }
        return clean;
    }

    /// A code that signs this guest in on another device, once.
    public Link newLink(String guest) {
        String code = newToken();
        long expiresAt = clock.millis() + LINK_MILLIS;
        store.addLink(guest, hash(code), expiresAt);
        return new Link(code, expiresAt);
    }

    /// A one-time code.
    public record Link(String code, long expiresAt) {
        @Override
        public String toString() {
            return "link until " + expiresAt;
        }
    }

    /// Signs this device in with a code from another one. A guest with 20 devices loses the one that was unused for
    /// longest: it is often lost, and a guest cannot sign out a lost device.
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

    /// This device is signed out. Links that were made for its guest and not claimed are void: whoever has one may not
    /// be the guest. Other devices of the guest stay signed in.
    public void forget(String token) {
        store.removeToken(hash(token));
    }

    /// What a device is known by while it is here. The token cannot be worked out from it.
    public static String device(String token) {
        return HexFormat.of().formatHex(hash(token));
    }

    /// The guest of each device, if it is still signed in, in their order.
    public List<Optional<Guest>> guests(List<String> devices) {
        return store.guestsByTokens(
                devices.stream().map(HexFormat.of()::parseHex).toList(), clock.millis());
    }

    /// Forgets some of the devices that were not used for a year. Called now and then.
    public void removeUnused() {
        int removed = store.removeUnusedTokens(clock.millis(), MOST_REMOVED);
        if (removed > 0) {
            LOG.info("forgot {} devices that were not used for a year", removed);
        }
    }

    private String newToken() {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes(TOKEN_BYTES));
    }

    private byte[] bytes(int count) {
        byte[] bytes = new byte[count];
        luck.nextBytes(bytes);
        return bytes;
    }

    static byte[] hash(String token) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException failure) {
            throw new IllegalStateException("Every Java has SHA-256.", failure);
        }
    }
}
