package table13.server.sessions;

import java.time.InstantSource;
import java.util.Locale;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import table13.server.store.CodeTarget;
import table13.server.store.Store;

/// Short codes to read aloud. A code has 8 letters and refers to one target for ten minutes. It can be guessed, so
/// callers must limit attempts. May block.
public final class SpokenCodes {
    /// No vowels and no Y, so that no code is a word. Without I and O, no letter looks like a digit.
    static final String LETTERS = "BCDFGHJKLMNPQRSTVWXZ";

    static final int LENGTH = 8;
    static final long VALID_MILLIS = 10 * 60 * 1000L;
    private static final Pattern BETWEEN = Pattern.compile("[\\s\\p{Pd}]+");
    private static final Pattern CODE = Pattern.compile("[" + LETTERS + "]{" + LENGTH + "}", Pattern.CASE_INSENSITIVE);

    private final Store store;
    private final InstantSource clock;
    private final RandomGenerator random;

    /// Codes in this store.
    ///
    /// @param random must be unpredictable
    public SpokenCodes(Store store, InstantSource clock, RandomGenerator random) {
        this.store = store;
        this.clock = clock;
        this.random = random;
    }

    /// A code. Expires at a time in milliseconds since 1970.
    public record Code(String letters, long expiresAt) {
        @Override
        public String toString() {
            return "code until " + expiresAt;
        }
    }

    /// Creates a code for this target. The target's previous code becomes void.
    public Code newCode(CodeTarget target) {
        long now = clock.millis();
        long expiresAt = now + VALID_MILLIS;
        String letters = draw();
        while (!store.putCode(target, Sessions.hash(letters), now, expiresAt)) {
            letters = draw();
        }
        return new Code(letters, expiresAt);
    }

    private String draw() {
        StringBuilder letters = new StringBuilder();
        for (int i = 0; i < LENGTH; i++) {
            letters.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
        }
        return letters.toString();
    }

    /// The letters of a typed code: lower case, blanks and hyphens are allowed.
    ///
    /// @return empty if the text cannot be a code
    public static Optional<String> letters(String typed) {
        String letters = BETWEEN.matcher(typed).replaceAll("");
        return CODE.matcher(letters).matches() ? Optional.of(letters.toUpperCase(Locale.ROOT)) : Optional.empty();
    }

    /// The target of a code, if there is one.
    ///
    /// @param letters as returned by [#letters]
    public Optional<CodeTarget> target(String letters) {
        return store.codeTarget(Sessions.hash(letters), clock.millis());
    }
}
