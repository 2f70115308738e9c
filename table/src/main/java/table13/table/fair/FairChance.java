package table13.table.fair;

import table13.rules.Chance;

/// The randomness of a match, derived from a key. Each use, one number or a whole shuffle, is a separate [Draw], so
/// that it can be checked without the earlier ones.
final class FairChance implements Chance {
    private final byte[] key;
    private long draws;

    FairChance(byte[] key) {
        this.key = key;
    }

    @Override
    public int below(int bound) {
        return draw().below(bound);
    }

    @Override
    public void shuffle(byte[] cards, int from, int to) {
        draw().shuffle(cards, from, to);
    }

    private Draw draw() {
        return new Draw(Sha256.hmac(key, draws++));
    }
}
