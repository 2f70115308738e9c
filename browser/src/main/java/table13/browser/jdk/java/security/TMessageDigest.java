package table13.browser.jdk.java.security;

/// SHA-256 (FIPS 180-4). Its constants are computed from the roots of the first primes, as the standard defines them.
public final class TMessageDigest {
    private static final int BLOCK = 64;
    private static final int ROUNDS = 64;
    private static final int[] BEGIN = new int[8];
    private static final int[] ROUND = new int[ROUNDS];

    static {
        int found = 0;
        for (int n = 2; found < ROUNDS; n++) {
            if (isPrime(n)) {
                if (found < BEGIN.length) {
                    BEGIN[found] = fraction(Math.sqrt(n));
                }
                ROUND[found++] = fraction(cubeRoot(n));
            }
        }
    }

    public static TMessageDigest getInstance(String algorithm) {
        if (!algorithm.equals("SHA-256")) {
            throw new IllegalArgumentException(algorithm);
        }
        return new TMessageDigest();
    }

    private static boolean isPrime(int n) {
        for (int i = 2; i * i <= n; i++) {
            if (n % i == 0) {
                return false;
            }
        }
        return true;
    }

    /// Newton's method. The browser's own root may differ in its last place, which is not used.
    private static double cubeRoot(int n) {
        double root = n;
        for (int i = 0; i < 60; i++) {
            root -= (root - n / (root * root)) / 3;
        }
        return root;
    }

    private static int fraction(double number) {
        return (int) (long) ((number - Math.floor(number)) * (1L << 32));
    }

    public byte[] digest(byte[] message) {
        int blocks = (message.length + 9 + BLOCK - 1) / BLOCK;
        byte[] padded = new byte[blocks * BLOCK];
        System.arraycopy(message, 0, padded, 0, message.length);
        padded[message.length] = (byte) 0x80;
        long bits = (long) message.length * 8;
        for (int i = 0; i < 8; i++) {
            padded[padded.length - 1 - i] = (byte) (bits >>> (8 * i));
        }
        int[] hash = BEGIN.clone();
        for (int block = 0; block < blocks; block++) {
            add(hash, padded, block * BLOCK);
        }
        byte[] digest = new byte[32];
        for (int i = 0; i < digest.length; i++) {
            digest[i] = (byte) (hash[i / 4] >>> (24 - 8 * (i % 4)));
        }
        return digest;
    }

    private static void add(int[] hash, byte[] text, int from) {
        int[] w = new int[ROUNDS];
        for (int i = 0; i < 16; i++) {
            int at = from + 4 * i;
            w[i] = text[at] << 24 | (text[at + 1] & 0xff) << 16 | (text[at + 2] & 0xff) << 8 | (text[at + 3] & 0xff);
        }
        for (int i = 16; i < ROUNDS; i++) {
            int low = turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ w[i - 15] >>> 3;
            int high = turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ w[i - 2] >>> 10;
            w[i] = w[i - 16] + low + w[i - 7] + high;
        }
        int[] v = hash.clone();
        for (int i = 0; i < ROUNDS; i++) {
            int high = turn(v[4], 6) ^ turn(v[4], 11) ^ turn(v[4], 25);
            int choice = (v[4] & v[5]) ^ (~v[4] & v[6]);
            int first = v[7] + high + choice + ROUND[i] + w[i];
            int low = turn(v[0], 2) ^ turn(v[0], 13) ^ turn(v[0], 22);
            int majority = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]);
            System.arraycopy(v, 0, v, 1, 7);
            v[4] += first;
            v[0] = first + low + majority;
        }
        for (int i = 0; i < hash.length; i++) {
            hash[i] += v[i];
        }
    }

    private static int turn(int word, int by) {
        return word >>> by | word << (32 - by);
    }
}
