package table13.table.fair;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/// How commitments are computed and how seeds enter a deal. A table keeps its version for all its matches: see
/// `docs/fair-deal.md`.
public enum DealVersion {
    /// The commitment is the plain hash of the secret, and therefore the secret of the match before. Seeds are
    /// published as given. New tables do not use this version.
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

    /// The commitment is a labelled hash, which is no match's secret. Seeds are hashed for each match, so the data
    /// revealed for one match cannot reproduce the deal of another.
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
            if (!Sha256.isHash(told)) {
                throw new IllegalArgumentException("A seed of version 2 is a hash: 64 lowercase hexadecimal digits.");
            }
        }
    };

    /// The version of all new tables.
    public static final DealVersion NEWEST = TWO;

    private final int number;

    DealVersion(int number) {
        this.number = number;
    }

    /// The number in logs and records.
    public int number() {
        return number;
    }

    /// The version with this number.
    ///
    /// @throws IllegalArgumentException with a readable message
    public static DealVersion numbered(int number) {
        for (DealVersion version : values()) {
            if (version.number == number) {
                return version;
            }
        }
        throw new IllegalArgumentException("Version " + number + " of the fair deal is unknown.");
    }

    /// The commitment for a secret.
    public abstract String commitmentOf(String secret);

    /// A seat's seed as it enters a match.
    ///
    /// @param handedIn the person's bytes, in hexadecimal digits; may be empty
    public abstract String seedOf(int match, String handedIn);

    /// Checks a seed from a record.
    ///
    /// @throws IllegalArgumentException with a readable message
    abstract void checkSeed(String told);

    private static String labelled(String label, byte[] bytes) {
        byte[] begin = label.getBytes(StandardCharsets.UTF_8);
        return Sha256.hex(Sha256.of(ByteBuffer.allocate(begin.length + bytes.length)
                .put(begin)
                .put(bytes)
                .array()));
    }
}
