package table13.table.fair;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/// How the server binds itself and how seeds enter a deal. A table keeps the version it was opened with for all its
/// matches, since that is what it has promised: see `docs/fair-deal.md`.
public enum DealVersion {
    /// What was published is the plain hash of the secret, and so the secret of the match before; seeds are told as
    /// they were handed in. No new table is opened with it.
    ONE(1) {
        @Override
        public String commitmentOf(String secret) {
            return Sha256.hex(Sha256.of(Sha256.bytes(secret)));
        }

        @Override
        public String seedOf(int match, String handedIn) {
            return handedIn;
        }

        @Override
        void checkSeed(String told) {
            FairDeal.checkSeed(told);
        }
    },

    /// What is published is a labelled hash, which is no match's secret, and a seed is hashed for each match: who is
    /// told of one match learns nothing by which another one could be dealt again.
    TWO(2) {
        @Override
        public String commitmentOf(String secret) {
            return labelled("table13-commitment 2\n", Sha256.bytes(secret));
        }

        @Override
        public String seedOf(int match, String handedIn) {
            return handedIn.isEmpty() ? "" : labelled("table13-seed 2\nmatch " + match + "\n", Sha256.seed(handedIn));
        }

        @Override
        void checkSeed(String told) {
            if (!told.matches("[0-9a-f]{64}")) {
                throw new IllegalArgumentException(
                        "A seed of version 2 is a hash: 64 hexadecimal digits in small letters.");
            }
        }
    };

    /// Of every table that is opened from now on.
    public static final DealVersion NEWEST = TWO;

    private final int number;

    DealVersion(int number) {
        this.number = number;
    }

    /// As logs and records write it.
    public int number() {
        return number;
    }

    /// The version that logs and records write so.
    ///
    /// @throws IllegalArgumentException with a sentence for people
    public static DealVersion numbered(int number) {
        for (DealVersion version : values()) {
            if (version.number == number) {
                return version;
            }
        }
        throw new IllegalArgumentException("Version " + number + " of the fair deal is not known here.");
    }

    /// The only commitment that this secret fulfils.
    public abstract String commitmentOf(String secret);

    /// What a seat brings to a match.
    ///
    /// @param handedIn the person's bytes, in hexadecimal digits; may be empty
    public abstract String seedOf(int match, String handedIn);

    /// Checks a seed as a record tells it.
    ///
    /// @throws IllegalArgumentException with a sentence for people
    abstract void checkSeed(String told);

    private static String labelled(String label, byte[] bytes) {
        byte[] begin = label.getBytes(StandardCharsets.UTF_8);
        return Sha256.hex(Sha256.of(ByteBuffer.allocate(begin.length + bytes.length)
                .put(begin)
                .put(bytes)
                .array()));
    }
}
