package table13.server.sessions;

import java.time.InstantSource;
import java.util.Locale;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import table13.server.store.CodeTarget;
import table13.server.store.Store;

/// Codes that people say to each other. A code is 8 letters and stands for one thing for ten minutes. It is short, so
/// whoever hands codes in must be limited in tries. May block.
public final class SpokenCodes {
    /// No vowel and no Y, so that no code is a word. Without I and O no letter of these looks like a digit.
    static final String LETTERS = "BCDFGHJKLMNPQRSTVWXZ";

    static final int LENGTH = 8;
    static final long VALID_MILLIS = 10 * 60 * 1000L;
    private static final Pattern BETWEEN = Pattern.compile("[\\s\\p{Pd}]+");
    private static final Pattern CODE = Pattern.compile("[" + LETTERS + "]{" + LENGTH + "}", Pattern.CASE_INSENSITIVE);

    private final Store store;
    private final InstantSource clock;
    private final RandomGenerator luck;

    /// Over this store.
    ///
    /// @param luck must be one that nobody can predict
    public SpokenCodes(Store store, InstantSource clock, RandomGenerator luck) {
        this.store = store;
        this.clock = clock;
        this.luck = luck;
    }

    /// A code until it expires, in milliseconds since 1970.
    public record Code(String letters, long expiresAt) {
        @Override
        public String toString() {
            return "code until " + expiresAt;
        }
    }

    /// A new code for this. The one before is void.
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
            letters.append(LETTERS.charAt(luck.nextInt(LETTERS.length())));
        }
        return letters.toString();
    }

    /// The letters of a code as people type it: in small letters, with blanks and hyphens.
    ///
    /// @return empty if it cannot be a code
    public static Optional<String> letters(String typed) {
        String letters = BETWEEN.matcher(typed).replaceAll("");
        return CODE.matcher(letters).matches() ? Optional.of(letters.toUpperCase(Locale.ROOT)) : Optional.empty();
    }

    /// What a code stands for, if anything.
    ///
    /// @param letters as [#letters] gives them
    public Optional<CodeTarget> target(String letters) {
        return store.codeTarget(Sessions.hash(letters), clock.millis());
    }
}
